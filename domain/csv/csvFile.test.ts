import { expect, it } from 'vitest';
import { decodeCsv } from './csvFile.js';

const MAX_BYTES = 100;
/** `مقاس` and `Größe`, as Excel saves them where it writes no UTF-8. */
const ARABIC = Uint8Array.of(0xe3, 0xde, 0xc7, 0xd3);
const GERMAN = Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65);

it('names the encoding of Arabic Excel only where the letters are Arabic', () => {
  expect(decodeCsv(ARABIC, MAX_BYTES)).toMatchObject({
    line: 1,
    message: 'the text is not UTF-8 but probably Windows-1256 (Arabic): save it as “CSV UTF-8”',
  });
  expect(decodeCsv(GERMAN, MAX_BYTES)).toMatchObject({
    line: 1,
    message: 'the text is not UTF-8: save it as “CSV UTF-8”',
  });
});
