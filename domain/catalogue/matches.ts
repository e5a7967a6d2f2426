import { foldSearchText } from '../text/fold.js';

/** Part of a text, and whether it matches the search. */
interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Shorter words of a name match only as a prefix; otherwise every `4` would match part of every size. */
const SHORTEST_PART_CHARS = 3;

/** Splits a name into matching and other parts, which add up to the whole name; words match by prefix. */
export function markMatches(name: string, keyword: string): TextPiece[] {
  const wanted = foldSearchText(keyword).split(' ').map(lettersOf).filter(Boolean);
  const pieces: TextPiece[] = [];
  for (const text of name.split(/(\s+)/).filter(Boolean)) {
    const isMatch = isWanted(lettersOf(foldSearchText(text)), wanted);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else pieces.push({ text, isMatch });
  }
  return pieces;
}

/** `205/55` matches `205`, and `205/55R16`, of which it is a part. */
function isWanted(word: string, wanted: readonly string[]): boolean {
  if (word === '') return false;
  const canBePart = word.length >= SHORTEST_PART_CHARS && /\d/.test(word);
  return wanted.some((letters) => word.startsWith(letters) || (canBePart && letters.includes(word)));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
