/**
 * What a word sounds like, alike in both scripts: its consonants, with those that the scripts share or mix up
 * taken as one (`p` and `b`, `v` and `f`, `g` and `j`). `michelin`, `ميشلان` and `mishlan` all are `mSln`.
 * Finds a brand by its name in the other script where the store knows only one.
 */
export function soundKey(term: string): string {
  const letters = Array.from(
    term
      .replace(/ph/g, 'f')
      .replace(/[sc]h|tch/g, 'ش')
      .replace(/x+/g, 'x'),
  );
  const sounds = letters.map((letter) => SOUNDS.get(letter) ?? (VOWELS.has(letter) ? '' : letter));
  return sounds
    .join('')
    .replace(/h$/, '')
    .replace(/(.)\1+/gu, '$1');
}

const VOWELS = new Set('aeiouyw اويىآأإؤئءعة');

const SOUNDS = new Map(
  Object.entries({
    b: 'بپp',
    d: 'دضd',
    f: 'فڤvf',
    j: 'جغgjچ',
    h: 'هحh',
    k: 'كقkcqگ',
    ks: 'x',
    l: 'لl',
    m: 'مm',
    n: 'نn',
    r: 'رr',
    s: 'سصثs',
    S: 'ش',
    t: 'تطt',
    kh: 'خ',
    z: 'زذظz',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
);
