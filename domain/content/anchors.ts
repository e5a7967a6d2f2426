const LONGEST_ANCHOR_CHARS = 60;

/** A text as a place in an address: `How do I know my tyre size?` → `how-do-i-know-my-tyre-size`. */
export function anchorOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_ANCHOR_CHARS - 1));
  const anchor = words.reduce(
    (made, word) => (made.length + word.length < LONGEST_ANCHOR_CHARS ? `${made}-${word}` : made),
    '',
  );
  return anchor.slice(1) || 'part';
}

/** Anchors of several texts; the second of two equal ones ends in `-2`. */
export function anchorsOf(texts: readonly string[]): string[] {
  const used = new Map<string, number>();
  return texts.map((text) => {
    const anchor = anchorOf(text);
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  });
}
