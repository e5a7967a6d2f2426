/** Launcher of one function: loads its handler and listens on a free port, which it sends to the parent process. */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/** What the platform gives its functions: here the edge is the parent process. */
let calls = 0;
const underWay = new Map();
function purge(how, tags) {
  calls += 1;
  process.send({ call: calls, how, tags: [tags].flat() });
  return new Promise((resolve) => underWay.set(calls, resolve));
}
const context = {
  waitUntil: () => undefined,
  purge: {
    invalidateByTag: (tags) => purge('invalidate', tags),
    dangerouslyDeleteByTag: (tags) => purge('delete', tags),
  },
};
globalThis[Symbol.for('@vercel/request-context')] = { get: () => context };
process.on('message', ({ call, usage }) => {
  underWay.get(call)?.();
  if (usage) {
    const { user, system } = process.cpuUsage();
    process.send({ cpuMs: (user + system) / 1000 });
  }
});

const module = await import(pathToFileURL(process.argv[2]).href);
const handler = module.default?.default ?? module.default;

const server = createServer((request, response) => {
  Promise.resolve(handler(request, response)).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
