/**
 * A worker thread of the build that renders loaded pages to HTML and writes them; needs no backend. Replies to each job
 * with `isWritten`, false if the page is missing in the cache, or with the error.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, posix, resolve } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The fastest level: a page of 60 kB then takes 12 kB in the cache. */
const QUICKEST = { level: 1 };
/** Occurs in neither HTML nor JSON. */
const SEPARATOR = '\0';

const { renderPage } = await import('vite-plugin-ssr/server');
await import(pathToFileURL(resolve('dist/server/importBuild.cjs')).href);

parentPort.on('message', async (job) => {
  try {
    parentPort.postMessage({ isWritten: await write(job) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});

/** `loaded` absent: the page is in the cache. */
async function write({ url, loaded, cached, files }) {
  const page = loaded === undefined ? readCached(cached) : await render(url, loaded, files);
  if (page === null) return false;
  if (loaded !== undefined) writeWhole(cached, deflateRawSync(page.html + SEPARATOR + page.data, QUICKEST));
  mkdirSync(dirname(files.html), { recursive: true });
  writeFileSync(files.html, page.html);
  writeFileSync(files.data, page.data);
  return true;
}

/** The page's HTML, and its data as the browser requests it. */
async function render(url, loaded, files) {
  return {
    html: await renderAt(url, loaded),
    data: await renderAt(posix.join(url, basename(files.data)), loaded),
  };
}

async function renderAt(url, loaded) {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, loaded });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse?.statusCode !== 200) throw new Error(`${url} could not be rendered`);
  return httpResponse.body;
}

function readCached(file) {
  try {
    const [html, data] = inflateRawSync(readFileSync(file)).toString('utf8').split(SEPARATOR);
    return data === undefined ? null : { html, data };
  } catch {
    return null;
  }
}

/** Written atomically, because another build may read the file or this one may be interrupted. */
function writeWhole(file, content) {
  const part = `${file}.${process.pid}.${threadId}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
