import { decoded } from '../../../domain/text/decoded.js';

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t -~]*$/;

/** Parses `name=value,name=value`, with percent-encoded values; null if a part is no header. */
export function readHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const place = part.indexOf('=');
    const name = part.slice(0, Math.max(0, place)).trim();
    const value = decoded(part.slice(place + 1).trim());
    if (!NAME.test(name) || value === null || !VALUE.test(value)) return null;
    headers[name] = value;
  }
  return headers;
}
