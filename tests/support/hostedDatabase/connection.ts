import Libsql from 'libsql';
import {
  type BatchAnswer,
  StatementError,
  type StatementAnswer,
  type WireBatch,
  type WireCondition,
  type WireError,
  type WireStatement,
  type WireValue,
} from './protocol.js';
import type { WriteSlot } from './writeSlot.js';

/**
 * PRAGMAs that the server accepts with a value (`pragma_kind` of libsql-server); others are accepted without one or not
 * at all.
 */
const SETTABLE_PRAGMAS = [
  'defer_foreign_keys',
  'foreign_keys',
  'user_version',
  'table_info',
  'table_xinfo',
  'index_list',
  'index_info',
  'foreign_key_list',
];
const READABLE_PRAGMAS = [...SETTABLE_PRAGMAS, 'application_id', 'journal_mode', 'page_count', 'table_list'];

interface RawStatement {
  raw(): RawStatement;
  safeIntegers(): RawStatement;
  reader: boolean;
  columns(): { name: string; type: string | null }[];
  all(args: unknown[]): unknown[][];
  run(args: unknown[]): unknown;
}

/** One stream's connection to the file: runs statements and responds like the server. */
export function openConnection(path: string, slot: WriteSlot) {
  const database = new Libsql(path);
  database.exec('PRAGMA foreign_keys = ON');
  let isTimedOut = false;

  const holder = {
    rollBack(): void {
      isTimedOut = true;
      if (database.inTransaction) database.exec('ROLLBACK');
    },
  };

  async function execute(statement: WireStatement, sql: string): Promise<StatementAnswer> {
    if (isTimedOut) {
      isTimedOut = false;
      throw new StatementError('TRANSACTION_TIMEOUT', 'Transaction timed out');
    }
    refuseUnparsable(sql);
    const writes = isWrite(sql);
    if (writes) await slot.acquire(holder);
    try {
      return run(sql, statement);
    } catch (error) {
      throw statementError(error);
    } finally {
      if (!database.inTransaction) slot.release(holder);
    }
  }

  function run(sql: string, { args, named_args: named }: WireStatement): StatementAnswer {
    const prepared = database.prepare(sql) as unknown as RawStatement;
    const values = named.length > 0 ? [Object.fromEntries(named.map(bound))] : args.map(fromWire);
    const rows = prepared.reader ? prepared.raw().safeIntegers().all(values) : [];
    const columns = prepared.reader ? prepared.columns() : [];
    if (!prepared.reader) prepared.run(values);
    return {
      cols: columns.map(({ name, type }) => ({ name, decltype: type })),
      rows: rows.map((row) => row.map(toWire)),
      affected_row_count: isRowChange(sql) ? numberOf('changes()') : 0,
      last_insert_rowid: isInsert(sql) ? String(numberOf('last_insert_rowid()')) : null,
    };
  }

  function numberOf(expression: 'changes()' | 'last_insert_rowid()'): number {
    const [row] = database.prepare(`SELECT ${expression} AS n`).all() as { n: number }[];
    return row?.n ?? 0;
  }

  /** Ends the stream's transaction. */
  function end(): void {
    if (database.inTransaction) database.exec('ROLLBACK');
    slot.release(holder);
  }

  return {
    execute,
    async batch({ steps }: WireBatch, sqlOf: (statement: WireStatement) => string): Promise<BatchAnswer> {
      const results: (StatementAnswer | null)[] = [];
      const errors: (WireError | null)[] = [];
      for (const { stmt, condition } of steps) {
        const wanted = condition === undefined || holds(condition, results, errors);
        const outcome = wanted ? await attempt(() => execute(stmt, sqlOf(stmt))) : {};
        results.push(outcome.result ?? null);
        errors.push(outcome.error ?? null);
      }
      return { step_results: results, step_errors: errors };
    },
    /** Runs statements without arguments; stops at the first failure. */
    async sequence(sql: string): Promise<void> {
      for (const part of splitStatements(sql)) {
        await execute({ args: [], named_args: [], want_rows: false }, part);
      }
    },
    /** Makes it as good as new for the next stream. */
    reset(): void {
      end();
      isTimedOut = false;
      database.exec('PRAGMA foreign_keys = ON');
    },
    close(): void {
      end();
      database.close();
    },
  };
}

export type Connection = ReturnType<typeof openConnection>;

async function attempt(
  work: () => Promise<StatementAnswer>,
): Promise<{ result?: StatementAnswer; error?: WireError }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { error: { message: error.message, code: error.code } };
  }
}

function holds(condition: WireCondition, results: readonly unknown[], errors: readonly unknown[]): boolean {
  switch (condition.type) {
    case 'ok':
      return Boolean(results[condition.step]);
    case 'error':
      return Boolean(errors[condition.step]);
    case 'not':
      return !holds(condition.cond, results, errors);
    case 'and':
      return condition.conds.every((part) => holds(part, results, errors));
    case 'or':
      return condition.conds.some((part) => holds(part, results, errors));
  }
}

function isWrite(sql: string): boolean {
  return !/^\s*(select|with\b(?![\s\S]*\b(insert|update|delete)\b)|explain|commit|end|rollback|begin\s+(deferred|read)|begin\s*;?\s*$|pragma\s+\w+(\(|\s*;?\s*$))/i.test(
    sql,
  );
}

function isInsert(sql: string): boolean {
  return /^\s*(insert|replace)\b/i.test(sql);
}

function isRowChange(sql: string): boolean {
  return /^\s*(insert|update|delete|replace|with)\b/i.test(sql) && isWrite(sql);
}

/** Rejects what the parser of the server does not accept, although SQLite would. */
function refuseUnparsable(sql: string): void {
  const [, name, assigned] = /^\s*pragma\s+(\w+)\s*([=(]?)/i.exec(sql) ?? [];
  const pragmas = assigned === '' ? READABLE_PRAGMAS : SETTABLE_PRAGMAS;
  if (name !== undefined && !pragmas.includes(name.toLowerCase())) {
    throw new StatementError(
      'SQL_PARSE_ERROR',
      `SQL string could not be parsed: unsupported statement: ${sql}`,
    );
  }
  if (hasOrderedAggregate(sql)) {
    throw new StatementError(
      'SQL_PARSE_ERROR',
      'SQL string could not be parsed: near BY, "None": syntax error at (1, 1)',
    );
  }
}

const NO_FUNCTIONS =
  /^(in|as|over|exists|from|values|and|or|not|when|then|else|join|on|where|select|union|all|except|primary|check)$/i;

/** `aggregate(x ORDER BY y)`, supported by SQLite since 3.44. */
function hasOrderedAggregate(sql: string): boolean {
  const tokens = sql.match(/'(?:[^']|'')*'|--[^\n]*|\w+|[^\s\w]/g) ?? [];
  const parentheses: boolean[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1] ?? '';
    if (token === '(') {
      const isCall = /^\w+$/.test(before) && !NO_FUNCTIONS.test(before);
      parentheses.push(isCall && !/^(select|with)$/i.test(tokens[index + 1] ?? ''));
    } else if (token === ')') parentheses.pop();
    else if (/^by$/i.test(token) && /^order$/i.test(before) && parentheses.at(-1) === true) return true;
  }
  return false;
}

/** SQLite's primary result codes by number, as far as the tests meet them. */
const CODES: Record<number, string> = { 5: 'SQLITE_BUSY', 8: 'SQLITE_READONLY', 19: 'SQLITE_CONSTRAINT' };
const PRIMARY_CODE_MASK = 0xff;

function statementError(error: unknown): Error {
  if (!(error instanceof Libsql.SqliteError)) return error as Error;
  const { message, rawCode = 1 } = error as Error & { rawCode?: number };
  const code =
    CODES[rawCode & PRIMARY_CODE_MASK] ??
    (message.startsWith('no such table') ? 'SQLITE_UNKNOWN' : undefined);
  // The server tells the offset in the text, which this driver does not know.
  if (code === undefined)
    return new StatementError('SQL_INPUT_ERROR', `SQL input error: ${message} (at offset 0)`);
  return new StatementError(code, `SQLite error: ${message}`);
}

/** Splits a script at semicolons outside of strings, comments and triggers. */
function splitStatements(script: string): string[] {
  const parts: string[] = [];
  let current = '';
  const tokens = script.match(
    /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\bbegin\b|\bend\b|\bcase\b|;|[^'"\-/;\w]+|\w+|[\s\S]/gi,
  );
  let depth = 0;
  for (const token of tokens ?? []) {
    const isTrigger = /^\s*create\s+(temp\s+)?trigger/i.test(current);
    if (isTrigger && /^(begin|case)$/i.test(token)) depth += 1;
    if (isTrigger && /^end$/i.test(token)) depth -= 1;
    if (token === ';' && depth === 0) {
      parts.push(current);
      current = '';
    } else if (!token.startsWith('--') && !token.startsWith('/*')) {
      current += token;
    }
  }
  return [...parts, current].filter((part) => part.trim() !== '');
}

function bound({ name, value }: { name: string; value: WireValue }): [string, unknown] {
  return [name.replace(/^[:@$]/, ''), fromWire(value)];
}

function fromWire(value: WireValue): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(value.value);
    case 'blob':
      return Buffer.from(value.base64, 'base64');
    default:
      return value.value;
  }
}

function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return {
    type: 'blob',
    base64: Buffer.from(value as Uint8Array)
      .toString('base64')
      .replace(/=+$/, ''),
  };
}
