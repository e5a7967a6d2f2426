import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '../../../tests/support/freePort.js';
import { type Content, sendContent } from '../../local/staticFiles.js';

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves what `find` has for each path, asked once, compressed as the shop's own files are. */
export async function serveContents(
  find: (path: string, headers: IncomingHttpHeaders) => Promise<Content>,
): Promise<Served> {
  const known = new Map<string, Promise<Content>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const content = known.get(path) ?? find(path, request.headers);
    known.set(path, content);
    content.then(
      (found) => sendContent(request, response, found),
      () => response.writeHead(502).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
