import { useLocationSearch } from '../page/useLocationSearch.js';

/** The key of the order in the page's address; null without one. */
export function useAddressKey(): string | null {
  return new URLSearchParams(useLocationSearch() ?? '').get('key');
}
