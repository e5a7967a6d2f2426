import type { StreamRequest, WireStatement, WireValue } from './protocol.js';

/** Requests of one stream after another; `stream` names whose baton is sent. */
export interface Exchange {
  name: string;
  stream: string | null;
  requests: StreamRequest[];
}

function value(given: string | number | null): WireValue {
  if (given === null) return { type: 'null' };
  return typeof given === 'string' ? { type: 'text', value: given } : { type: 'float', value: given };
}

function sql(text: string, ...args: (string | number | null)[]): WireStatement {
  return { sql: text, args: args.map(value), named_args: [], want_rows: true };
}

function execute(text: string, ...args: (string | number | null)[]): StreamRequest {
  return { type: 'execute', stmt: sql(text, ...args) };
}

const CLOSE: StreamRequest = { type: 'close' };

function alone(name: string, ...requests: StreamRequest[]): Exchange {
  return { name, stream: null, requests: [...requests, CLOSE] };
}

function of(stream: string, name: string, ...requests: StreamRequest[]): Exchange {
  return { name, stream, requests };
}

/** A batch as the client sends one: each step only if the one before succeeded, and a rollback if COMMIT did not. */
function batch(...statements: WireStatement[]): StreamRequest {
  const steps = [sql('BEGIN IMMEDIATE'), ...statements, sql('COMMIT')].map((stmt, index) =>
    index === 0 ? { stmt } : { stmt, condition: { type: 'ok', step: index - 1 } as const },
  );
  const commit = { type: 'ok', step: steps.length - 1 } as const;
  const rollback = { stmt: sql('ROLLBACK'), condition: { type: 'not', cond: commit } as const };
  return { type: 'batch', batch: { steps: [...steps, rollback] } };
}

const TABLES = `
  CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, age INTEGER CHECK (age > 0)) STRICT;
  CREATE TABLE pets (id INTEGER PRIMARY KEY, owner INTEGER NOT NULL REFERENCES people (id), weight REAL, data BLOB);
  CREATE TRIGGER older AFTER INSERT ON pets BEGIN
    UPDATE people SET age = CASE WHEN age IS NULL THEN 1 ELSE age + 1 END WHERE id = new.owner;
    DELETE FROM pets WHERE weight < 0;
  END;
`;

/** What the shop asks of its database, and what goes wrong; in this order. */
export const EXCHANGES: readonly Exchange[] = [
  alone('creates tables by a script', { type: 'sequence', sql: TABLES }),
  alone(
    'inserts and reports the row id',
    execute('INSERT INTO people (name, age) VALUES (?, ?)', 'Mona', 30),
  ),
  alone(
    'returns rows of an insert',
    execute("INSERT INTO people (name) VALUES ('Ali') RETURNING id, name, age"),
  ),
  alone('reports changed rows', execute('UPDATE people SET age = 41 WHERE id < ?', 99)),
  alone('returns every type', execute("SELECT 1, 1.5, 2.0, 'text', x'00ff', NULL, 9007199254740993")),
  alone('binds numbers as floats', execute('SELECT typeof(?), ? + 1, ? || 0', 5, 5, 5)),
  alone('stores whole floats as integers', execute('SELECT id, typeof(age), age FROM people ORDER BY id')),
  alone('fires triggers', execute('INSERT INTO pets (owner, weight) VALUES (1, 3.5)')),
  alone('answers no rows for an empty result', execute('SELECT * FROM people WHERE id = ?', 0)),
  alone('rejects a duplicate', execute("INSERT INTO people (name) VALUES ('Mona')")),
  alone('rejects a missing value', execute('INSERT INTO people (name) VALUES (NULL)')),
  alone('rejects a failed check', execute("INSERT INTO people (name, age) VALUES ('Omar', 0)")),
  alone('rejects an unknown reference', execute('INSERT INTO pets (owner) VALUES (77)')),
  alone('rejects another type', execute("INSERT INTO people (name, age) VALUES ('Nour', 'old')")),
  alone('rejects an unknown table', execute('SELECT * FROM missing')),
  alone('rejects an unknown column', execute('SELECT wrong FROM people')),
  alone('goes on after a failed statement', execute('SELECT * FROM missing'), execute('SELECT 1')),
  alone('rejects ORDER BY in an aggregate', execute('SELECT json_group_array(name ORDER BY id) FROM people')),
  alone(
    'accepts ORDER BY in a subquery',
    execute('SELECT json_group_array(name) FROM (SELECT name FROM people ORDER BY id)'),
  ),
  alone('reads the schema version', execute('PRAGMA user_version')),
  alone('sets the schema version', execute('PRAGMA user_version = 3'), execute('PRAGMA user_version')),
  alone('rejects the journal mode', execute('PRAGMA journal_mode = WAL')),
  alone('rejects the application id', execute('PRAGMA application_id = 7')),
  alone(
    'commits a batch',
    batch(sql("INSERT INTO people (name) VALUES ('Hana')"), sql('SELECT count(*) FROM people')),
  ),
  alone(
    'rolls back a batch of which a statement fails',
    batch(
      sql("INSERT INTO people (name) VALUES ('Gone')"),
      sql("INSERT INTO people (name) VALUES ('Mona')"),
      sql('SELECT 1'),
    ),
  ),
  alone(
    'has nothing of a batch that was rolled back',
    execute("SELECT count(*) FROM people WHERE name = 'Gone'"),
  ),
  alone(
    'runs stored texts',
    { type: 'store_sql', sql_id: 1, sql: 'SELECT name FROM people WHERE id = ?' },
    { type: 'execute', stmt: { sql_id: 1, args: [value(1)], named_args: [], want_rows: true } },
    { type: 'close_sql', sql_id: 1 },
  ),
  alone('returns rows whether they are wanted or not', {
    type: 'execute',
    stmt: { ...sql('SELECT * FROM people'), want_rows: false },
  }),
  of(
    'a',
    'begins a transaction',
    execute('BEGIN IMMEDIATE'),
    execute("UPDATE people SET age = 50 WHERE name = 'Mona'"),
  ),
  alone('hides what is not committed', execute("SELECT age FROM people WHERE name = 'Mona'")),
  of('a', 'sees its own changes', execute("SELECT age FROM people WHERE name = 'Mona'")),
  of('a', 'stays open after a violated constraint', execute("INSERT INTO people (name) VALUES ('Mona')")),
  of('a', 'commits', execute('COMMIT'), CLOSE),
  alone('shows what was committed', execute("SELECT age FROM people WHERE name = 'Mona'")),
  of('b', 'begins another', execute('BEGIN IMMEDIATE'), execute('DELETE FROM pets')),
  of('b', 'rolls back when its stream is closed', CLOSE),
  alone('has what was rolled back', execute('SELECT count(*) FROM pets')),
  of('c', 'keeps a stream open', execute('SELECT 1')),
  of('c used', 'rejects a baton that was used', execute('SELECT 1')),
  of('forged', 'rejects a forged baton', execute('SELECT 1')),
];
