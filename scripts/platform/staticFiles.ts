import { cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const SITE = 'dist/client';
/** Used only by the renderer. */
const NOT_SERVED = ['vite-plugin-ssr.json'];

/** The path at which a file is served, if it differs from its own. */
export type Overrides = Record<string, { path: string }>;

/**
 * Copies the built site's files but those that are served otherwise, and answers under which paths pages among them are
 * served: `faq/index.html` is `faq`.
 */
export function writeStaticFiles(output: string, servedOtherwise: readonly string[]): Overrides {
  const folder = join(output, 'static');
  const leftOut = new Set([...NOT_SERVED, ...servedOtherwise].map((file) => join(SITE, file)));
  cpSync(SITE, folder, { recursive: true, filter: (file) => !leftOut.has(file) });
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]index\.html$/.test(file),
  );
  return Object.fromEntries(pages.map((file) => [file, { path: dirname(file) }]));
}
