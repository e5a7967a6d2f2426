import { foldSearchText } from './fold.js';

/** Named things by the first letters of their names, in the order in which they come. */
export function byLetter<Named extends { name: string }>(named: readonly Named[]): [string, Named[]][] {
  const letters = new Map<string, Named[]>();
  for (const one of named) {
    const letter = foldSearchText(one.name).slice(0, 1).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters];
}
