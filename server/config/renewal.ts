import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the build has prerendered, and the secret that lets this deployment's functions renew it. */
export interface Renewal {
  token: string;
  /** Addresses of pages and documents, with their locale. */
  pages: readonly string[];
}

/** Written by the build, and carried by every function that opens the backend. */
export const RENEWAL_FILE = 'dist/server/renewal.json';

/** null where the site is not built. */
export function readRenewal(): Renewal | null {
  const file = resolve(RENEWAL_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Renewal) : null;
}
