import { toContent } from '../../local/staticFiles.js';
import { type Served, serveContents } from './serveContents.js';

/** Serves a site's pages without their script elements: what their content costs alone. */
export async function serveWithoutScripts(origin: string): Promise<Served> {
  return serveContents(async (path, headers) => {
    const answer = await fetch(origin + path, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    return toContent(type.startsWith('text/html') ? withoutScripts(body) : body, type);
  });
}

function withoutScripts(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(/<script[^>]*>[\s\S]*?<\/script>/g, ''));
}
