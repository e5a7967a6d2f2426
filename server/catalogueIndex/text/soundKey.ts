/**
 * A phonetic key that is the same in both scripts: the consonants, with similar ones merged (`p` and `b`, `v` and `f`,
 * `g` and `j`). `michelin`, `ميشلان` and `mishlan` all give `mSln`; digits stand for the letters that Egyptians write
 * with them (`7` for ح). Used to find a word by its spelling in the other script.
 */
export function soundKey(term: string): string {
  const letters = Array.from(
    term
      .replace(/ph/g, 'f')
      .replace(/t?[sc]h|تش/g, 'ش')
      .replace(/kh/g, 'خ')
      .replace(/x+/g, 'x')
      .replace(/[hه]$/, ''),
  );
  const sounds = letters.map((letter) => SOUNDS.get(letter) ?? (VOWELS.has(letter) ? '' : letter));
  return sounds.join('').replace(/(.)\1+/gu, '$1');
}

/** Whether a word begins with a vowel, or with the letter ع, which is romanised as one. */
export function beginsWithVowel(term: string): boolean {
  return /^[aeiou23اآأإع]/.test(term);
}

const VOWELS = new Set('aeiouyw23 اويىآأإؤئءعة');

const SOUNDS = new Map(
  Object.entries({
    b: 'بپp',
    d: 'دضd',
    f: 'فڤvf',
    j: 'جغgj8چ',
    h: 'هحh7',
    k: 'كقkcqگ',
    ks: 'x',
    l: 'لl',
    m: 'مm',
    n: 'نn',
    r: 'رr',
    s: 'سصثs9',
    S: 'ش',
    t: 'تطt6',
    kh: 'خ5',
    z: 'زذظz',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
);
