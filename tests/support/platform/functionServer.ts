import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VercelApiHandler, VercelRequest, VercelResponse } from '@vercel/node';

export interface FunctionAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A server of one function on this machine, as the platform has it. */
export async function startFunctionServer() {
  const served: { handler: VercelApiHandler | null; port: number } = { handler: null, port: 0 };
  const listener: RequestListener = (request, response) => {
    void served.handler?.(request as VercelRequest, response as VercelResponse);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  served.port = (server.address() as AddressInfo).port;

  /** Sends a raw request, because an HTTP client would normalise it. */
  function send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: Uint8Array | string = '',
  ): Promise<FunctionAnswer> {
    return new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port: served.port, method, path, headers, agent: false };
      const sent = httpRequest(to, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    port: served.port,
    origin: `http://127.0.0.1:${served.port}`,
    send,
    serve: (handler: VercelApiHandler) => void (served.handler = handler),
    close: () => server.close(),
  };
}
