import { useState } from 'react';
import { array, boolean, type InferOutput, nullable, number, object, picklist, string, union } from 'valibot';
import { callApi } from '../core/api.js';
import { readCached, writeCached } from '../storage/storedCache.js';
import { useDebounced } from '../core/useDebounced.js';
import { CACHE_SEARCH_MS, SEARCH_DEBOUNCE_MS, SEARCH_KEYWORD_MAX_CHARS } from '../../domain/core/limits.js';
import { wireText } from '../../domain/core/wireText.js';
import { TOTAL_HEADER } from '../../domain/catalogue/wireCard.js';

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

/** Search suggestions for a keyword, and the total number of results. */
const SuggestionsSchema = object({ keyword: string(), list: ListSchema, total: number() });

type Suggestions = InferOutput<typeof SuggestionsSchema>;

/**
 * Search suggestions, debounced; a newer keyword aborts the older request. Null without a keyword, before the response,
 * or on failure.
 */
export function useSuggestions(written: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const text = written.trim().slice(0, SEARCH_KEYWORD_MAX_CHARS);
  // A cleared field starts over.
  if (text === '' && found !== null) setFound(null);
  useDebounced(text === '' ? null : text, SEARCH_DEBOUNCE_MS, (keyword, signal) => {
    const path = `/wpFetch/search_key?keyword=${encodeURIComponent(keyword)}`;
    // Stale suggestions are shown while revalidating.
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
  // While the keyword is being extended or shortened, keep the previous suggestions.
  const isOfWord = found !== null && (text.startsWith(found.keyword) || found.keyword.startsWith(text));
  return isOfWord ? found : null;
}
