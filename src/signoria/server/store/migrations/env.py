"""How Alembic runs here: on the connection the store opened, inside its transaction."""

from alembic import context

from signoria.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
