import { expect, it } from 'vitest';
import { countedWords } from './countedWords.js';

it.each([
  ['  Bridgestone  TURANZA ', 'bridgestone turanza'],
  ['إطارات ٢٠٥/٥٥ ر ١٦', 'اطارات 205 55 ر 16'],
  ['205/55R16 91V', '205 55r16 91v'],
  ['2055516', '2055516'],
  ['205 55', '205 55'],
  ['31x10.5 R15', '31x10.5 r15'],
  ['كورولا 2018', 'كورولا 2018'],
  ['5W-30 4L', '5w 30 4l'],
  ['=1+1 oil', '1 1 oil'],
])('counts goods under the same words for all spellings: %s', (search, words) => {
  expect(countedWords(search)).toBe(words);
});

it.each([
  ...[
    'mona@example.com',
    'https://shop.example/ar/trackorder/1',
    '01012345678',
    '010 1234 5678',
    '+20 101-234-5678',
  ],
  ...['٠١٠١٢٣٤٥٦٧٨', 'call 0101 234 5678 now', '10231', '#10231', 'order 10231', 'طلب رقم ١٠٢٣', '1023'],
  ...[
    '205/55R16 01012345678',
    '205/55R16 order 10231',
    '(02) 2345 6789',
    '01\u200b012345678',
    'x'.repeat(61),
  ],
  ...['', ' ?! ', '010.1234.5678', '010/1234/5678'],
])('does not count what may name a person: %s', (search) => {
  expect(countedWords(search)).toBeNull();
});
