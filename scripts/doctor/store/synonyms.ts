import * as v from 'valibot';
import type { Env } from '../../../server/config/env.js';
import { readSynonyms } from '../../../server/catalogueIndex/synonyms/readSynonyms.js';
import { type Finding, fix, ok } from '../findings.js';
import type { Probes } from '../probes.js';

/** Checks the operator's synonyms for searches, with the parser of the shop; nothing for a shop without. */
export async function checkSynonyms(
  { contentUrl }: Env,
  { get, readSynonyms: own }: Probes,
): Promise<Finding[]> {
  const where = contentUrl === null ? '`npm run search -- import`' : 'Storefront → Search';
  const text =
    contentUrl === null
      ? await own().catch(() => null) // the check of the database says why
      : synonymsIn((await get(`${contentUrl}/wp-json/wc-storefront/v1/documents`).catch(() => null))?.body);
  if (text === null) return [];
  const { groups, faults } = readSynonyms(text);
  const refused = faults.map(({ line, message }) => fix('Synonyms', `line ${line}: ${message} (${where})`));
  return groups.length === 0 ? refused : [ok('Synonyms', `${groups.length} groups are used`), ...refused];
}

function synonymsIn(body: string | undefined): string | null {
  try {
    const Document = v.object({ search: v.object({ synonyms: v.string() }) });
    return v.parse(Document, JSON.parse(body ?? '')).search.synonyms;
  } catch {
    return null;
  }
}
