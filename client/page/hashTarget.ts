import { decoded } from '../../domain/text/decoded.js';

/** The element that the URL's hash refers to; null if there is none or the hash cannot be decoded. */
export function hashTarget(): HTMLElement | null {
  const id = decoded(location.hash.slice(1));
  return id === null ? null : document.getElementById(id);
}
