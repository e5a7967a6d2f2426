/* The Hrana 2 protocol over HTTP as libsql-server speaks it, in JSON: bodies of POST /v2/pipeline. */

export type WireValue =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

export interface WireStatement {
  sql?: string;
  sql_id?: number;
  args: WireValue[];
  named_args: { name: string; value: WireValue }[];
  want_rows?: boolean;
}

export type WireCondition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: WireCondition }
  | { type: 'and' | 'or'; conds: WireCondition[] };

export interface WireBatch {
  steps: { stmt: WireStatement; condition?: WireCondition }[];
}

export type StreamRequest =
  | { type: 'close' }
  | { type: 'execute'; stmt: WireStatement }
  | { type: 'batch'; batch: WireBatch }
  | { type: 'sequence'; sql?: string; sql_id?: number }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number };

export interface PipelineRequest {
  baton?: string | null;
  requests: StreamRequest[];
}

export interface WireError {
  message: string;
  code: string;
}

export interface StatementAnswer {
  cols: { name: string; decltype: string | null }[];
  rows: WireValue[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export interface BatchAnswer {
  step_results: (StatementAnswer | null)[];
  step_errors: (WireError | null)[];
}

export type StreamResult =
  | { type: 'ok'; response: { type: StreamRequest['type']; result?: StatementAnswer | BatchAnswer } }
  | { type: 'error'; error: WireError };

/** The server's error for a failed statement. */
export class StatementError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A request that violates the protocol, or whose stream has expired: the whole request fails. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

interface EngineAnswer {
  status: number;
  type: string;
  text: string;
}

/** The implementation behind the address of a hosted database. */
export interface Engine {
  /** The response to a POST to /v2/pipeline; throws `RequestError`. The signal says that the client has left. */
  pipeline(body: string, signal?: AbortSignal): Promise<EngineAnswer>;
  /** Expires all streams, as after inactivity. */
  expireStreams(): Promise<void>;
  /** Kills and starts the server: what was not committed is lost, and batons are no longer known. */
  restart(): Promise<void>;
  close(): Promise<void>;
}
