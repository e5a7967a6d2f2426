/** Cars for the field into which make, model and year are typed. */
import { useState } from 'react';
import useSWR from 'swr';
import { REMOTE_SELECT_DEBOUNCE_MS } from '../../domain/core/limits.js';
import { carKey, carParts } from '../../domain/fitment/carKey.js';
import { CarSuggestionsSchema, type WireCarSuggestion } from '../../domain/fitment/wireCar.js';
import { fetchAndCache, useCachedAnswer } from '../core/cachedAnswer.js';
import { useDebounced } from '../core/useDebounced.js';
import type { SavedCar } from './myCars.js';

export type CarSuggestion = WireCarSuggestion;

/** What a text may mean; throws `ShopError`. */
export function fetchCarSuggestions(text: string): Promise<CarSuggestion[]> {
  return fetchAndCache(pathFor(text), CarSuggestionsSchema);
}

/**
 * What a text may mean, debounced while it is typed: `suggestions` are the previous ones until the next have come,
 * undefined before the first; `askNow` looks up a text without waiting.
 */
export function useCarSuggestions(text: string): {
  suggestions: readonly CarSuggestion[] | undefined;
  askNow: (text: string) => void;
} {
  const [asked, setAsked] = useState(text);
  useDebounced(text === asked ? null : text, REMOTE_SELECT_DEBOUNCE_MS, setAsked);
  const { data } = useSWR(pathFor(asked), (path: string) => fetchAndCache(path, CarSuggestionsSchema), {
    keepPreviousData: true,
  });
  return { suggestions: data, askNow: setAsked };
}

/** Whether the shop knows any cars; false until known. */
export function useKnowsCars(): boolean {
  const { data } = useCachedAnswer(pathFor(''), CarSuggestionsSchema);
  return data !== undefined && data.length > 0;
}

/** The only car that these suggestions leave; null if there are several, none, or one whose year is missing. */
export function onlyCarIn(suggestions: readonly CarSuggestion[]): CarSuggestion | null {
  const [first, ...others] = suggestions;
  return first?.key == null || others.length > 0 ? null : first;
}

/** A suggested car as the browser keeps it, with one of its sizes or, for `''`, any of them; null for a model. */
export function carOf({ sizes, ...named }: CarSuggestion, size: string): SavedCar | null {
  const { key, year, ...names } = named;
  const parts = key === null ? null : carParts(key);
  if (parts === null || year === null) return null;
  return {
    ...names,
    year,
    key: carKey({ ...parts, size: sizes.some(({ part }) => part === size) ? size : '' }),
  };
}

function pathFor(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words === '' ? '/wcFetch/cars' : `/wcFetch/cars?words=${encodeURIComponent(words)}`;
}
