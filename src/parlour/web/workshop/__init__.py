"""The workshop: where a guest changes the pieces of a game, tries them out, keeps them and opens a table with them."""
