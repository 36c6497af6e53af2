"""The steps that lead any older database to the tables of today; Alembic takes them when a store is opened."""
