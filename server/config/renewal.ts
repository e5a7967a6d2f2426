import * as v from 'valibot';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the build has prerendered, and the secret that lets this deployment's functions renew it. */
const Renewal = v.object({
  token: v.string(),
  /** Addresses of pages and documents, with their locale. */
  pages: v.pipe(v.array(v.string()), v.readonly()),
});
export type Renewal = v.InferOutput<typeof Renewal>;

/** Written by the build, and carried by every function that opens the backend. */
export const RENEWAL_FILE = 'dist/server/renewal.json';

/** null where the site is not built. */
export function readRenewal(): Renewal | null {
  const file = resolve(RENEWAL_FILE);
  return existsSync(file) ? v.parse(Renewal, JSON.parse(readFileSync(file, 'utf8'))) : null;
}
