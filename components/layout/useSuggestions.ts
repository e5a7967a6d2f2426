import { useState } from 'react';
import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot';
import { callApi } from '../../client/api.js';
import { readCached, writeCached } from '../../client/storedCache.js';
import { useWhenRested } from '../../client/useWhenRested.js';
import { CACHE_SEARCH_MS, SEARCH_DEBOUNCE_MS, SEARCH_KEYWORD_MAX_CHARS } from '../../domain/limits.js';

const SuggestionSchema = object({
  id: number(),
  type: picklist(['simple', 'variable', 'variation']),
  name: string(),
  name_ar: nullable(string()),
  image: string(),
  price: string(),
  variation_id: nullable(number()),
});

const SuggestionsSchema = array(SuggestionSchema);

export type Suggestion = InferOutput<typeof SuggestionSchema>;

/**
 * Products that a keyword may mean, asked for once typing rests and dropped when it goes on. Null while there is
 * nothing to say: no keyword, not yet answered, or no answer to be had.
 */
export function useSuggestions(keyword: string): Suggestion[] | null {
  const [found, setFound] = useState<{ for: string; list: Suggestion[] } | null>(null);
  const text = keyword.trim().slice(0, SEARCH_KEYWORD_MAX_CHARS);
  useWhenRested(text === '' ? null : text, SEARCH_DEBOUNCE_MS, (asked, signal) => {
    const path = `/wpFetch/search_key?keyword=${encodeURIComponent(asked)}`;
    // What was found the last time stands in until it has been asked for anew.
    const known = readCached(path, SuggestionsSchema, { maxAgeMs: CACHE_SEARCH_MS });
    if (known !== null) setFound({ for: asked, list: known });
    callApi(path, { schema: SuggestionsSchema, signal })
      .then((list) => {
        writeCached(path, list);
        setFound({ for: asked, list });
      })
      .catch(() => signal.aborted || setFound(null));
  });
  // While a word is being written, what was found for its beginning stays.
  const isOfWord =
    found !== null && text !== '' && (text.startsWith(found.for) || found.for.startsWith(text));
  return isOfWord ? found.list : null;
}
