import type { TyreSize } from './tyre.js';

/** Long enough for a product name with additional text. */
const SIZE_TEXT_MAX_CHARS = 1000;

const FLOTATION =
  /(?<!\d)(\d{2})(?:\s*[x×*]\s*(?=\d)|[\s/]+(?=\d{1,2}\.\d))(\d{1,2}(?:\.\d{1,2})?)[\s/-]*(?:[x×*]|R|ر|LT)?\s*(\d{2})(?!\d)/iu;
const METRIC =
  /(?<![\d.])(\d{3})[\s/\\.,،x×*_-]*(\d{2})[\s/\\.,،x×*_-]*(?:ZR|R|ر|D|B)?[\s/.-]*(\d{2}(?:\.5)?)\s*(C(?![a-z]))?(?![\d.])/iu;
const FULL_PROFILE = /(?<!\d)(\d{3})[\s/-]*(?:R|ر)[\s/-]*(\d{2})\s*(C(?![a-z]))?(?!\d)/iu;

/**
 * Finds a tyre size in free text, in all common spellings: `205/55R16`, `205 55 16`, `205-55-16`, `2055516`, `195R14C`,
 * `31x10.5R15`. Digits must already be Latin (see `foldSearchText`).
 */
export function parseSize(given: string): TyreSize | null {
  // Truncated, because the patterns backtrack quadratically; no product name is longer.
  const text = given.slice(0, SIZE_TEXT_MAX_CHARS);
  const flotation = FLOTATION.exec(text);
  if (flotation) return sizeOf(flotation[1], flotation[2], flotation[3], undefined);
  const metric = METRIC.exec(text);
  if (metric) return sizeOf(metric[1], metric[2], metric[3], metric[4]);
  const full = FULL_PROFILE.exec(text);
  if (full) return sizeOf(full[1], undefined, full[2], full[3]);
  return null;
}

function sizeOf(
  width: string | undefined,
  aspect: string | undefined,
  rim: string | undefined,
  c: string | undefined,
) {
  const size: TyreSize = {
    width: Number(width),
    aspect: aspect === undefined ? null : Number(aspect),
    rim: Number(rim),
    commercial: c !== undefined,
  };
  const plausible = size.rim >= 8 && size.rim <= 24 && (size.aspect === null || size.aspect >= 6);
  return plausible ? size : null;
}
