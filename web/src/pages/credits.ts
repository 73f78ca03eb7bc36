// Whose work the pages and the server stand on: names, addresses and licences; a test knows when one is missing.

export interface Credit {
  name: string;
  address: string;
  /** Empty where there are too many to name. */
  by: string;
  licence: string;
}

export const LICENCES: Readonly<Record<string, string>> = {
  'SIL OFL 1.1': 'https://openfontlicense.org',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  MIT: 'https://spdx.org/licenses/MIT.html',
  'Apache 2.0': 'https://spdx.org/licenses/Apache-2.0.html',
  'BSD 3-Clause': 'https://spdx.org/licenses/BSD-3-Clause.html',
};

export const FONTS: readonly Credit[] = [
  { name: 'EB Garamond', address: 'https://github.com/octaviopardo/EBGaramond12', by: 'Georg Duffner, Octavio Pardo', licence: 'SIL OFL 1.1' },
  { name: 'Cinzel', address: 'https://github.com/NDISCOVER/Cinzel', by: 'Natanael Gama', licence: 'SIL OFL 1.1' },
];

export const ICONS: readonly Credit[] = [
  { name: 'game-icons.net', address: 'https://game-icons.net', by: 'Lorc, Delapouite, sbed', licence: 'CC BY 3.0' },
];

/** What runs in the browser. */
export const PAGES: readonly Credit[] = [
  { name: 'Svelte', address: 'https://svelte.dev', by: '', licence: 'MIT' },
  { name: 'Fluent', address: 'https://projectfluent.org', by: 'Mozilla', licence: 'Apache 2.0' },
  { name: 'noble-hashes', address: 'https://github.com/paulmillr/noble-hashes', by: 'Paul Miller', licence: 'MIT' },
  { name: 'Vite', address: 'https://vite.dev', by: 'Evan You', licence: 'MIT' },
];

/** What runs on the server, and in the terminal. */
export const SERVER: readonly Credit[] = [
  { name: 'aiosqlite', address: 'https://github.com/omnilib/aiosqlite', by: 'Amethyst Reese', licence: 'MIT' },
  { name: 'Alembic', address: 'https://alembic.sqlalchemy.org', by: 'Mike Bayer', licence: 'MIT' },
  { name: 'asyncpg', address: 'https://github.com/MagicStack/asyncpg', by: 'MagicStack', licence: 'Apache 2.0' },
  { name: 'fluent.runtime', address: 'https://github.com/projectfluent/python-fluent', by: 'Luke Plant', licence: 'Apache 2.0' },
  { name: 'httptools', address: 'https://github.com/MagicStack/httptools', by: 'Yury Selivanov', licence: 'MIT' },
  { name: 'msgspec', address: 'https://jcristharif.com/msgspec/', by: 'Jim Crist-Harif', licence: 'BSD 3-Clause' },
  { name: 'mypy-extensions', address: 'https://github.com/python/mypy_extensions', by: '', licence: 'MIT' },
  { name: 'nats-py', address: 'https://github.com/nats-io/nats.py', by: 'Waldemar Quevedo', licence: 'Apache 2.0' },
  { name: 'prometheus-client', address: 'https://github.com/prometheus/client_python', by: '', licence: 'Apache 2.0' },
  { name: 'Rich', address: 'https://github.com/Textualize/rich', by: 'Will McGugan', licence: 'MIT' },
  { name: 'SQLAlchemy', address: 'https://www.sqlalchemy.org', by: 'Mike Bayer', licence: 'MIT' },
  { name: 'Starlette', address: 'https://www.starlette.io', by: 'Tom Christie', licence: 'BSD 3-Clause' },
  { name: 'structlog', address: 'https://www.structlog.org', by: 'Hynek Schlawack', licence: 'MIT' },
  { name: 'Typer', address: 'https://typer.tiangolo.com', by: 'Sebastián Ramírez', licence: 'MIT' },
  { name: 'Uvicorn', address: 'https://www.uvicorn.org', by: 'Tom Christie', licence: 'BSD 3-Clause' },
  { name: 'uvloop', address: 'https://github.com/MagicStack/uvloop', by: 'Yury Selivanov', licence: 'MIT' },
  { name: 'websockets', address: 'https://websockets.readthedocs.io', by: 'Aymeric Augustin', licence: 'BSD 3-Clause' },
];
