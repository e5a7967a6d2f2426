import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { type Connection, openConnection } from './connection.js';
import {
  type Engine,
  type PipelineRequest,
  RequestError,
  StatementError,
  type StreamRequest,
  type StreamResult,
} from './protocol.js';
import { createWriteSlot } from './writeSlot.js';

/** How long an idle stream stays open (`EXPIRATION` of libsql-server). */
const STREAM_LIFE_MS = 10_000;
const MAX_STORED_SQL = 50;
const MAX_STORED_SQL_CHARACTERS = 5000;

interface Stream {
  connection: Connection;
  storedSql: Map<number, string>;
  expiry: NodeJS.Timeout | null;
}

export interface StandInOptions {
  /** The initial database file; empty by default. */
  copyOf?: string | undefined;
  transactionLimitMs?: number | undefined;
}

/**
 * Responds like libsql-server from a database file: streams with single-use batons that expire, one write transaction
 * at a time for at most five seconds, and rejected PRAGMAs.
 */
export function openStandIn({ copyOf, transactionLimitMs }: StandInOptions): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  const path = join(folder, 'hosted.db');
  prepareFile(path, copyOf);
  const slot = createWriteSlot(transactionLimitMs);
  const streams = new Map<string, Stream>();
  /** Connections of streams that have ended: opening one and reading the schema takes longer than most requests. */
  const idle: Connection[] = [];
  const expired = new Set<string>();
  const used = new Set<string>();

  function takeStream(baton: string | null | undefined): Stream {
    if (baton === null || baton === undefined) {
      return { connection: idle.pop() ?? openConnection(path, slot), storedSql: new Map(), expiry: null };
    }
    const stream = streams.get(baton);
    if (expired.has(baton)) {
      throw new RequestError(400, 'The stream has expired due to inactivity', 'STREAM_EXPIRED');
    }
    if (used.has(baton)) throw new RequestError(400, 'Received a baton that has already been used');
    if (stream === undefined) throw new RequestError(400, 'Received an invalid baton');
    streams.delete(baton);
    used.add(baton);
    if (stream.expiry !== null) clearTimeout(stream.expiry);
    return stream;
  }

  function keepStream(stream: Stream): string {
    const baton = randomUUID();
    streams.set(baton, stream);
    stream.expiry = setTimeout(() => expire(baton), STREAM_LIFE_MS).unref();
    return baton;
  }

  function endStream({ connection }: Stream): void {
    connection.reset();
    idle.push(connection);
  }

  function expire(baton: string): void {
    streams.get(baton)?.connection.close();
    streams.delete(baton);
    expired.add(baton);
  }

  function closeIdle(): void {
    for (const connection of idle.splice(0)) connection.close();
  }

  return {
    async pipeline(text) {
      const body = JSON.parse(text) as PipelineRequest;
      const stream = takeStream(body.baton);
      let isOpen = true;
      const results: StreamResult[] = [];
      try {
        for (const request of body.requests) {
          results.push(await runRequest(stream, request));
          if (request.type === 'close') isOpen = false;
        }
      } catch (error) {
        stream.connection.close();
        if (error instanceof RequestError) throw error;
        throw new RequestError(500, String(error));
      }
      if (!isOpen) endStream(stream);
      const baton = isOpen ? keepStream(stream) : null;
      return {
        status: 200,
        type: 'application/json',
        text: JSON.stringify({ baton, base_url: null, results }),
      };
    },
    expireStreams() {
      for (const baton of [...streams.keys()]) expire(baton);
      return Promise.resolve();
    },
    restart() {
      for (const { connection } of streams.values()) connection.close();
      closeIdle();
      streams.clear();
      expired.clear();
      used.clear();
      return Promise.resolve();
    },
    close() {
      for (const baton of [...streams.keys()]) expire(baton);
      closeIdle();
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

function prepareFile(path: string, copyOf: string | undefined): void {
  if (copyOf !== undefined) {
    const original = new Libsql(copyOf);
    original.prepare('VACUUM INTO ?').run(path);
    original.close();
  }
  const database = new Libsql(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
}

async function runRequest(stream: Stream, request: StreamRequest): Promise<StreamResult> {
  try {
    return { type: 'ok', response: { type: request.type, ...(await resultOf(stream, request)) } };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { type: 'error', error: { message: error.message, code: error.code } };
  }
}

async function resultOf({ connection, storedSql }: Stream, request: StreamRequest) {
  const sqlOf = ({ sql, sql_id: id }: { sql?: string; sql_id?: number }): string => {
    const text = sql ?? storedSql.get(id ?? -1);
    if (text === undefined) throw new RequestError(400, `SQL text ${id} not found`);
    return text;
  };
  switch (request.type) {
    case 'execute':
      return { result: await connection.execute(request.stmt, sqlOf(request.stmt)) };
    case 'batch':
      return { result: await connection.batch(request.batch, sqlOf) };
    case 'sequence':
      await connection.sequence(sqlOf(request));
      return {};
    case 'store_sql':
      store(storedSql, request.sql_id, request.sql);
      return {};
    case 'close_sql':
      storedSql.delete(request.sql_id);
      return {};
    case 'close':
      return {};
  }
}

function store(storedSql: Map<number, string>, id: number, sql: string): void {
  if (storedSql.has(id)) throw new RequestError(400, `SQL text ${id} exists already`);
  if (storedSql.size >= MAX_STORED_SQL) {
    throw new StatementError('SQL_STORE_TOO_MANY', `The server already stores ${storedSql.size} SQL texts`);
  }
  if (sql.length > MAX_STORED_SQL_CHARACTERS) {
    throw new StatementError('SQL_STORE_TOO_LARGE', 'The statement is too large to be stored');
  }
  storedSql.set(id, sql);
}
