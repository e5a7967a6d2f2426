import * as v from 'valibot';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Digests of the cards for social networks that the build has drawn; carried by the function that renders pages. */
export const SOCIAL_CARDS_FILE = 'dist/server/social-cards.json';

/** Digests of the drawn cards; empty where the site is not built. */
export function readSocialCards(): ReadonlySet<string> {
  const file = resolve(SOCIAL_CARDS_FILE);
  return new Set(
    existsSync(file) ? v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8'))) : [],
  );
}
