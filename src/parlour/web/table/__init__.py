"""One table's page as regions: elements with stable ids, each made from plain data of one viewer."""
