/** Where a word ends in a text, in any case, -1 if it is not there: `Mobil` is not a word of `Mobilube`. */
export function endOfWord(text: string, word: string): number {
  const [within, wanted] = [text.toLowerCase(), word.toLowerCase()];
  let start = within.indexOf(wanted);
  while (start >= 0 && LETTER.test(within.charAt(start + wanted.length)))
    start = within.indexOf(wanted, start + 1);
  return start < 0 ? -1 : start + wanted.length;
}

const LETTER = /\p{L}/u;
