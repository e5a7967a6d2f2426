import { record, string } from 'valibot';
import { privacyOf } from '../../domain/content/pagePrivacy.js';
import { splitLocale } from '../../domain/core/paths.js';
import { createStored } from '../storage/stored.js';

/** Queries with keys that have been taken out of the address, by path without locale: they open every language. */
const hidden = createStored('hiddenSearch', record(string(), string()), 'tab');

/**
 * A page's address without a query that holds a key, which scripts of others would read there; `searchHere` still knows
 * it. Null if it cannot be hidden: the key is the path, or the browser keeps nothing.
 */
export function hideKey(url: string): string | null {
  const { pathname, search, hash } = new URL(url, location.origin);
  const privacy = privacyOf(pathname);
  if (privacy === 'key-in-path') return null;
  if (privacy !== 'key-in-query' || search === '') return url;
  return hidden.write({ ...hidden.read(), [splitLocale(pathname).path]: search }) ? pathname + hash : null;
}

/** The query of this page, with a key that has been taken out of its address. */
export function searchHere(): string {
  const { pathname, search } = location;
  return search === '' ? (hidden.read()?.[splitLocale(pathname).path] ?? '') : search;
}
