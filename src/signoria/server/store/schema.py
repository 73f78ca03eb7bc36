"""The tables of the database, in both dialects; times are milliseconds since 1970, 0 for never."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("token", LargeBinary, nullable=False, unique=True),  # its hash; the token itself is kept by its owner only
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),  # the first of its characters is its shard, one of 64
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(24), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("revision", Integer, nullable=False),  # of everything but the match: seats, phase, votes
    Column("listed", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("pause", Integer, nullable=False),  # where orders may be given: the longest before a seat is answered for
    Column("secret", LargeBinary, nullable=False),
    Column("seed", String(64), nullable=False),  # "" unless the host gave one for all to see
    Column("successor", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("head", Integer, nullable=False),
    Column("pending", Integer, nullable=False),  # a bit for each seat that must choose
    Column("deadline", BigInteger, nullable=False),
    Column("run_at", BigInteger, nullable=False),  # when a worker must look: a bot is to choose, or a clock runs out
    Column("lease", BigInteger, nullable=False),
    Column("fence", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("snapshot_at", Integer, nullable=False),
    Column("last_remark", Integer, nullable=False, server_default="0"),  # its number, 0 while nobody has said anything
)
Index("tables_to_run", TABLES.c.run_at, postgresql_where=TABLES.c.run_at > 0, sqlite_where=TABLES.c.run_at > 0)
Index(
    "tables_to_watch",
    TABLES.c.phase,
    TABLES.c.changed,
    postgresql_where=TABLES.c.listed,
    sqlite_where=TABLES.c.listed,
)
Index(
    "tables_to_expire",
    TABLES.c.changed,
    postgresql_where=TABLES.c.phase == "waiting",
    sqlite_where=TABLES.c.phase == "waiting",
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False),  # "" while it is open or a bot's
    Column("name", String(24), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("entropy", LargeBinary, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("abandon", Boolean, nullable=False),
)
Index("seats_of_people", SEATS.c.person, postgresql_where=SEATS.c.person != "", sqlite_where=SEATS.c.person != "")

CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),
    Column("part", Integer, nullable=False),  # a message may carry several choices under one key
    UniqueConstraint("table_id", "key", "part", name="choices_once"),
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # the highest is in force
    Column("after", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

REMARKS: Final = Table(
    "remarks",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Column("name", String(24), nullable=False),  # what they were called when they said it
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("rank", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("parts", Text, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("tie", Integer, nullable=False),  # what decided between equal totals
)
