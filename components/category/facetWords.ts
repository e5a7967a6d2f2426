import { useWords } from '../../client/words.js';

const FACETS = ['brand', 'origin', 'width', 'aspect', 'rim', 'load_index', 'speed_index'] as const;

/** `nameOf('rim')`: what a facet is called; one that has no name yet is called by its key. */
export function useFacetNames(): (key: string) => string {
  const t = useWords();
  return (key) => {
    const known = FACETS.find((facet) => facet === key);
    return known === undefined ? key : t(`facet.${known}`);
  };
}

/** Figures keep their own direction, names follow the page's. */
export function isFigure(label: string): boolean {
  return /^[\d.]+$/.test(label);
}
