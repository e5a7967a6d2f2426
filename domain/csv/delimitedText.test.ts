import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimitedText.js';
import { readFitmentText } from '../fitment/fitmentTable.js';

const cellsOf = (text: string) => readDelimited(text).rows.map(({ cells }) => cells);

describe('a CSV file', () => {
  const rows = [
    ['a', 'b'],
    ['1', 'x; y'],
    ['2', 'z'],
  ];

  it.each([
    ['commas', 'a,b\n1,x; y\n2,z\n'],
    ['semicolons', 'a;b\n1;"x; y"\n2;z'],
    ['tabs', 'a\tb\n1\tx; y\n2\tz'],
    ['a stated separator', 'sep=,\na,b\n1,x; y\n2,z'],
    ['a stated semicolon', 'sep=;\r\na;b\r\n1;"x; y"\r\n2;z\r\n'],
    ['a stated tab', 'sep=\t\na\tb\n1\tx; y\n2\tz'],
    ['a quoted statement', '"sep=;"\na;b\n1;"x; y"\n2;z'],
    ['a statement with empty columns', 'SEP=;;;\na;b\n1;"x; y"\n2;z'],
    ['another stated separator', 'sep=|\na|b\n1|x; y\n2|z'],
    ['a byte order mark', '\ufeffa,b\n1,x; y\n2,z'],
    ['a byte order mark before the statement', '\ufeffsep=;\na;b\n1;"x; y"\n2;z'],
    ['ends of old Macs', 'a,b\r1,x; y\r2,z\r'],
    ['mixed ends', 'a,b\r1,x; y\r\n2,z\n'],
    ['empty lines', '\n\na,b\n\n1,x; y\r\n,\n2,z\n\n'],
    ['empty lines before semicolons', '\n \na;b\n1;"x; y"\n2;z'],
    ['quotes everywhere', '"a","b"\n"1","x; y"\n"2","z"'],
    ['invisible characters', '\u200ea,\u2066b\u2069\n1\u200b,x;\u00a0y\u200f\n\u061c2,\tz'],
    ['an invisible character before a quote', 'a;b\n\u200e1;\u200e"x; y"\n2;z'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it.each([
    ['as Excel saves it with semicolons', 'SKU;GTIN, UPC, EAN, or ISBN;Price\nA;1;2'],
    ['in quotes', 'SKU;"GTIN, UPC, EAN, or ISBN";Price\nA;1;2'],
    ['with tabs', 'SKU\tGTIN, UPC, EAN, or ISBN\tPrice\nA\t1\t2'],
    ['with commas', 'SKU,"GTIN, UPC, EAN, or ISBN",Price\nA,1,2'],
  ])('is not split at the commas of a column’s name, %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['SKU', 'GTIN, UPC, EAN, or ISBN', 'Price'],
      ['A', '1', '2'],
    ]);
  });

  it('is split at commas that somebody has typed with spaces', () => {
    expect(cellsOf('SKU, Name, Price\nA, B, 2')).toEqual([
      ['SKU', 'Name', 'Price'],
      ['A', 'B', '2'],
    ]);
  });

  it('keeps doubled quotes, and line ends in quotes as spaces', () => {
    expect(cellsOf('a,"He said ""yes""\r\nat once"\rb,')).toEqual([
      ['a', 'He said "yes" at once'],
      ['b', ''],
    ]);
  });

  it('counts the lines as an editor does', () => {
    const lines = (text: string) => readDelimited(text).rows.map(({ line }) => line);
    expect(lines('a\n\n"b\nc"\nd')).toEqual([1, 3, 5]);
    expect(lines('sep=;\ra\r\r"b\rc"\rd')).toEqual([2, 4, 6]);
  });

  it.each([
    ['a,"b', 1],
    ['"', 1],
    ['a\n"b""', 2],
    ['sep=;\r\na\r\n"b\r\nc', 3],
  ])('tells the line of a quote that never closes: %j', (text, line) => {
    expect(readDelimited(text).openedAt).toBe(line);
  });
});

describe('a fitment file from a spreadsheet', () => {
  const head =
    'make;model;generation;year_from;year_to;front;load_index;speed_index;oil_litres;confirmed;source';

  it.each([
    ['Kia;Rio;UB;2011;2017;185/65 R15;88;H;3.6;yes;A book', ''],
    ['Kia;Rio;UB;2011;2017;185/65 R15;88;H;3,6;Yes;A book;;;', ';;;'],
    ['Kia;Rio;UB;٢٠١١;٢٠١٧;١٨٥/٦٥ر١٥;٨٨;H;٣٫٦;نعم;A book', ''],
    ['\u200eKia;\u200fRio;UB\u200b;2011\u200e;\u20662017\u2069;185/65\u00a0R15;\t88;H;3.6;TRUE;A book', ';'],
  ])('is read as it is saved: %s', (row, end) => {
    const { table, faults } = readFitmentText(`sep=;\r${head}${end}\r${row}\r`);
    expect(faults).toEqual([]);
    expect(table).toMatchObject([{ slug: 'kia', models: [{ slug: 'kia-rio' }] }]);
    expect(table[0]?.models[0]?.generations[0]?.fitments).toMatchObject([
      {
        years: { from: 2011, to: 2017 },
        front: { width: 185, aspect: 65, rim: 15 },
        loadIndex: '88',
        oil: { litres: 3.6 },
        confirmed: true,
      },
    ]);
  });

  it.each([
    [
      'cells beyond the header',
      `${head}\nKia;Rio;UB;2011;2017;185/65 R15;88;H;3.6;yes;A book;;more`,
      2,
      'more cells',
    ],
    ['a column without a name', `${head.replace('year_to', '')}\n`, 1, 'column 5 has no name'],
    [
      'a hidden formula',
      `${head}\n\u200e=1+1;Rio;UB;2011;;185/65 R15;;;;;`,
      2,
      'begins with = like a formula',
    ],
  ])('is refused with %s, naming the line', (_, text, line, message) => {
    const { faults } = readFitmentText(text);
    expect(faults).toMatchObject([{ line, message: expect.stringContaining(message) as string }]);
  });
});
