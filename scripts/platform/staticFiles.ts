import { cpSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SITE = 'dist/client';
/** Used only by the renderer. */
const NOT_SERVED = ['vite-plugin-ssr.json'];

/** The path at which a file is served, if it differs from its own. */
export type Overrides = Record<string, { path: string }>;

/** Copies the built site's files. Returns the paths of its pages: `faq/index.html` is served as `faq`. */
export function writeStaticFiles(output: string): Overrides {
  const folder = join(output, 'static');
  cpSync(SITE, folder, { recursive: true });
  for (const name of NOT_SERVED) rmSync(join(folder, name));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]index\.html$/.test(file),
  );
  return Object.fromEntries(pages.map((file) => [file, { path: dirname(file) }]));
}
