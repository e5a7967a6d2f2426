import { describe, expect, it } from 'vitest';
import { sizeInName } from './sizeInName.js';

describe('sizeInName', () => {
  it.each([
    ['إطار ميشلان بريماسي 4 205/55 R16 91V', '205/55 R16', 'إطار ميشلان بريماسي 4', '205/55 R16 91V', ''],
    ['Hankook Radial RA08 155 R12C 88/86P', '155 R12C', 'Hankook Radial RA08', '155 R12C 88/86P', ''],
    ['Bravo 31x10.5 R15 109S, six ply', '31x10.5 R15', 'Bravo', '31x10.5 R15 109S', ', six ply'],
    ['Pilot 225/40ZR18 92Y', '225/40 R18', 'Pilot', '225/40ZR18 92Y', ''],
    ['Eagle P225/45RF17 90V RFT', '225/45 R17', 'Eagle', 'P225/45RF17 90V', 'RFT'],
    ['Bravo 31x10,50R15LT 109S', '31x10.5 R15', 'Bravo', '31x10,50R15LT 109S', ''],
    ['KMAX 7.50-16 14PR', '7.50 R16', 'KMAX', '7.50-16', '14PR'],
    ['Citilander 225/60R17 95H/99V XL', '225/60 R17', 'Citilander', '225/60R17 95H/99V', 'XL'],
    ['Vanis 215/65R16C 109/107T (106T)', '215/65 R16C', 'Vanis', '215/65R16C 109/107T (106T)', ''],
    ['لاسا ٢٤٥/٧٥ ر ١٦ ١٢١ / ١١٨ R', '245/75 R16', 'لاسا', '٢٤٥/٧٥ ر ١٦ ١٢١ / ١١٨ R', ''],
    ['CrossContact H/T 265/60 R18 110H', '265/60 R18', 'CrossContact H/T', '265/60 R18 110H', ''],
    ['Terra A-T 265/60 R18 110T', '265/60 R18', 'Terra A-T', '265/60 R18 110T', ''],
    ['Pilot HL275/35 R21 106Y', '275/35 R21', 'Pilot', 'HL275/35 R21 106Y', ''],
    ['MB 10R20', '10.00 R20', 'MB', '10R20', ''],
    ['إطار ٢٠٥/٥٥ ر ١٦', '205/55 R16', 'إطار', '٢٠٥/٥٥ ر ١٦', ''],
  ])('finds the size and its marking in the name %s', (name, size, before, marking, after) => {
    expect(sizeInName(name, size)).toEqual({ before, marking, after });
  });

  it.each([
    ['Lassa Greenways', '205/55 R16'],
    ['Lassa Greenways 205/55 R160', '205/55 R16'],
    ['Lassa Greenways 205.0/55 R16', '205/55 R16'],
    ['Lassa Greenways 205/55 R16 91V', null],
  ])('finds no size in the name %s for %s', (name, size) => {
    expect(sizeInName(name, size)).toBeNull();
  });
});
