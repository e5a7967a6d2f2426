const LONGEST_ANCHOR_CHARS = 60;

/** The anchor of a text: `How do I know my tyre size?` → `how-do-i-know-my-tyre-size`. */
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

/** Unique anchors of several texts; duplicates get the suffix `-2` and so on. */
export function anchorsOf(texts: readonly string[]): string[] {
  const used = new Map<string, number>();
  return texts.map((text) => {
    const anchor = anchorOf(text);
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  });
}
