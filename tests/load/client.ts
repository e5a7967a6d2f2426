import { Agent, request } from 'node:http';

/** Above every bound of the shop: an answer that takes longer is counted as broken. */
const HANG_MS = 30_000;

export interface Sent {
  /** The client's address, as the proxy in front of the shop has seen it. */
  from: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client hangs up so many ms after it has asked. */
  leavesAfterMs?: number;
}

export interface Reply {
  /** 0: a broken connection, a client that has left, or no answer within 30 s. */
  status: number;
  ms: number;
  retryAfterS: number;
  setCookies: readonly string[];
  text: string;
}

export type Send = (sent: Sent) => Promise<Reply>;

/** Sends requests over connections that are kept, as many as are needed. */
export function openClient(port: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const send: Send = ({ from, path, method = 'GET', headers = {}, body, leavesAfterMs }) =>
    new Promise((resolve) => {
      const startedAtMs = performance.now();
      const end = (reply: Partial<Reply>) => {
        const ms = performance.now() - startedAtMs;
        resolve({ ...{ status: 0, retryAfterS: 0, setCookies: [], text: '' }, ...reply, ms });
      };
      const writing = { origin: `http://localhost:${port}`, 'content-type': 'application/json' };
      const asked = request({
        ...{ agent, port, host: '127.0.0.1', path, method },
        headers: {
          ...{ host: `localhost:${port}`, 'x-forwarded-for': from },
          ...(body !== undefined && { ...writing, 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        signal: AbortSignal.timeout(leavesAfterMs ?? HANG_MS),
      });
      asked.once('error', () => end({}));
      asked.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('error', () => end({}));
        response.once('end', () =>
          end({
            status: response.statusCode ?? 0,
            retryAfterS: Number(response.headers['retry-after'] ?? 0),
            setCookies: response.headers['set-cookie'] ?? [],
            text,
          }),
        );
      });
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}
