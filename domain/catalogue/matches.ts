import { foldSearchText } from '../core/fold.js';

/** A piece of a text, and whether it is what somebody searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Shorter words of a name match by their beginning alone, or else every `4` would be part of every size. */
const SHORTEST_PART_CHARS = 3;

/** Cuts a name into pieces, together the whole name: words that begin as the keyword's do, and what is between. */
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

/** `205/55` is wanted by `205`, and by `205/55R16` in which it is a part. */
function isWanted(word: string, wanted: readonly string[]): boolean {
  if (word === '') return false;
  const canBePart = word.length >= SHORTEST_PART_CHARS && /\d/.test(word);
  return wanted.some((letters) => word.startsWith(letters) || (canBePart && letters.includes(word)));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
