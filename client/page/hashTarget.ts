import { decoded } from '../../domain/core/decoded.js';

/** The element that the address names behind its `#`; null where there is none, and where it is no text. */
export function hashTarget(): HTMLElement | null {
  const id = decoded(location.hash.slice(1));
  return id === null ? null : document.getElementById(id);
}
