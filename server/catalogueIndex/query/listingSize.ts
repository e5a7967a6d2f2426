import { formatSize } from '../../../domain/tyres/tyre.js';
import type { Selection } from './listingFilters.js';

/**
 * The tyre size that every result has, by the search text or else by the filters; null where any or several match. A
 * size without its aspect is written as of a full profile.
 */
export function sizeOfSelection({ query, marking }: Pick<Selection, 'query' | 'marking'>): string | null {
  const { width, aspect, rim, commercial = false } = marking ?? query.tyre ?? filtered(query);
  if (width === undefined || rim === undefined) return null;
  return formatSize({ width, aspect: aspect ?? null, rim, commercial });
}

function filtered({ width, aspect, rim }: Selection['query']): NonNullable<Selection['marking']> {
  const [w, a, r] = [width, aspect, rim].map(only);
  return {
    ...(w === undefined ? {} : { width: w }),
    ...(a === undefined ? {} : { aspect: a }),
    ...(r === undefined ? {} : { rim: r }),
  };
}

function only(values: readonly number[] = []): number | undefined {
  return values.length === 1 ? values[0] : undefined;
}
