import { useState } from 'react';
import { array, boolean, type InferOutput, nullable, number, object, picklist, string, union } from 'valibot';
import { callApi } from '../core/api.js';
import { readCached, writeCached } from '../core/storedCache.js';
import { useDebounced } from '../core/useDebounced.js';
import { CACHE_SEARCH_MS, SEARCH_DEBOUNCE_MS, SEARCH_KEYWORD_MAX_CHARS } from '../../domain/core/limits.js';
import { wireText } from '../../domain/core/wireText.js';
import { TOTAL_HEADER } from '../../domain/catalogue/wireProduct.js';

const ListSchema = array(
  object({
    id: number(),
    type: picklist(['simple', 'variable', 'variation']),
    ...wireText('name'),
    image: string(),
    price: string(),
    stock: union([number(), boolean()]),
    variation_id: nullable(number()),
  }),
);

export type Suggestion = InferOutput<typeof ListSchema>[number];

/** Products that a keyword may mean, and how many the results page of that keyword shows. */
const SuggestionsSchema = object({ keyword: string(), list: ListSchema, total: number() });

export type Suggestions = InferOutput<typeof SuggestionsSchema>;

/**
 * Products that a keyword may mean, asked for once typing rests and dropped when it goes on. Null while there is
 * nothing to say: no keyword, not yet answered, or no answer to be had.
 */
export function useSuggestions(written: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const text = written.trim().slice(0, SEARCH_KEYWORD_MAX_CHARS);
  useDebounced(text === '' ? null : text, SEARCH_DEBOUNCE_MS, (keyword, signal) => {
    const path = `/wpFetch/search_key?keyword=${encodeURIComponent(keyword)}`;
    // What was found the last time stands in until it has been asked for anew.
    const known = readCached(path, SuggestionsSchema, { maxAgeMs: CACHE_SEARCH_MS });
    if (known !== null) setFound(known);
    let total = 0;
    const onHeaders = (headers: Headers) => (total = Number(headers.get(TOTAL_HEADER)));
    callApi(path, { schema: ListSchema, signal, onHeaders })
      .then((list) => {
        writeCached(path, { keyword, list, total });
        setFound({ keyword, list, total });
      })
      .catch(() => signal.aborted || setFound(null));
  });
  // While a word is being written, what was found for its beginning stays.
  const isOfWord =
    found !== null && text !== '' && (text.startsWith(found.keyword) || found.keyword.startsWith(text));
  return isOfWord ? found : null;
}
