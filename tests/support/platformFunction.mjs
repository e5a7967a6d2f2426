/** Launcher of one function: loads its handler and listens on a free port, which it sends to the parent process. */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const module = await import(pathToFileURL(process.argv[2]).href);
const handler = module.default?.default ?? module.default;

const server = createServer((request, response) => {
  Promise.resolve(handler(request, response)).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
