import { decoded } from './decoded.js';
import { foldSearchText } from './fold.js';

/** Bytes of the longest character in UTF-8: so many escapes at its end may belong to a character that was cut off. */
const CHARACTER_MAX_BYTES = 4;
const LAST_ESCAPE = /%[\da-f]{0,2}$/i;

/**
 * A slug in letters. WordPress stores Arabic as `%d8%a5`; an import may have cut such a slug off within a letter. What
 * is no encoding, such as `100%-cotton`, stays as it is.
 */
export function readableSlug(slug: string): string {
  const once = decodedSlug(slug);
  return /%[\da-f]{2}/i.test(once) ? decodedSlug(once) : once; // links are encoded again
}

function decodedSlug(slug: string): string {
  let rest = slug;
  for (let cut = 0; cut <= CHARACTER_MAX_BYTES && rest !== ''; cut += 1) {
    const readable = decoded(rest);
    if (readable !== null) return readable.normalize('NFC');
    rest = rest.replace(LAST_ESCAPE, '');
  }
  return slug;
}

/** The same for all spellings of a slug: encoded or not, in either case, with or without Arabic diacritics. */
export function slugKey(slug: string): string {
  const readable = readableSlug(slug);
  return foldSearchText(readable) || readable;
}

/** The entry with this slug in any spelling; an exact one comes first. */
export function findBySlug<T extends { slug: string }>(entries: readonly T[], slug: string): T | undefined {
  const [readable, key] = [readableSlug(slug), slugKey(slug)];
  if (readable === '') return undefined;
  return (
    entries.find((entry) => readableSlug(entry.slug) === readable) ??
    entries.find((entry) => slugKey(entry.slug) === key)
  );
}
