import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SENTRY_KEY = '0123456789abcdef0123456789abcdef';

/** An event as Sentry stores it; only what the tests read. */
export interface StoredEvent {
  platform: string;
  environment: string;
  transaction: string;
  tags?: Record<string, string>;
  /** Of a transaction. */
  measurements?: Record<string, { value: number; unit: string }>;
  exception: {
    values: {
      type: string;
      value: string;
      stacktrace?: { frames: { function: string; filename: string; lineno: number; colno: number }[] };
    }[];
  };
}

/** What Sentry refuses of a transaction. */
function faultsOfTransaction({ contexts, start_timestamp, timestamp }: Record<string, unknown>): string[] {
  const { trace = {} } = (contexts ?? {}) as { trace?: Record<string, unknown> };
  return [
    ...(/^[0-9a-f]{32}$/.test(String(trace['trace_id'])) ? [] : ['trace_id']),
    ...(/^[0-9a-f]{16}$/.test(String(trace['span_id'])) ? [] : ['span_id']),
    ...(Date.parse(String(start_timestamp)) <= Date.parse(String(timestamp)) ? [] : ['timestamps']),
  ];
}

/** Accepts envelopes as Sentry does: under the project's address, with its key, as lines of JSON with one event. */
export async function startSentry() {
  const events: StoredEvent[] = [];
  const texts: string[] = [];
  const faults: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      texts.push(text);
      const auth = String(request.headers['x-sentry-auth']);
      if (request.url !== '/api/7/envelope/') faults.push(`address ${request.url}`);
      if (!auth.includes('sentry_version=7') || !auth.includes(`sentry_key=${SENTRY_KEY}`)) faults.push(auth);
      const [header, item, event] = text
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      if (!/^[0-9a-f]{32}$/.test(String(header?.['event_id']))) faults.push('event_id');
      const type = String(item?.['type']);
      if (type !== (event?.['type'] ?? 'event')) faults.push('item type');
      if (type === 'transaction') faults.push(...faultsOfTransaction(event ?? {}));
      if (event?.['event_id'] !== header?.['event_id']) faults.push('another event_id');
      events.push(event as unknown as StoredEvent);
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((started) => server.once('listening', started));
  return {
    dsn: `http://${SENTRY_KEY}@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
    events,
    texts,
    faults,
    answerWith: (next: number) => {
      status = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
