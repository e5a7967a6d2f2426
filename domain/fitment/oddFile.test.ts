import { expect, test } from 'vitest';
import { formatSize } from '../tyres/tyre.js';
import { decodeCsv } from '../csv/csvFile.js';
import { FITMENT_FILE_MAX_BYTES } from '../core/limits.js';
import { FITMENT_COLUMNS } from './fitmentRow.js';
import { readFitmentText } from './fitmentTable.js';

const decodeFitment = (bytes: Uint8Array) => decodeCsv(bytes, FITMENT_FILE_MAX_BYTES);

/*
 * Each cell of a fitment file in turn holds what spreadsheets and people leave in it, and the file is saved as programs
 * save it: the other rows are read, and what is wrong is told with its line and column.
 */

const GOOD: Readonly<Record<string, string>> = {
  ...{ make: 'Kia', model: 'Rio', generation: 'UB', name_ar: 'ريو', aliases: 'rio|ريو' },
  ...{ year_from: '2011', year_to: '2017', trim: 'EX', front: '185/65 R15', rear: '195/60 R15' },
  ...{ load_index: '88', speed_index: 'H', pressure_front_psi: '33', pressure_rear_psi: '32' },
  ...{
    battery: 'DIN 55',
    battery_ah: '55',
    oil_grade: '5W-30',
    oil_litres: '3.3',
    source: 'A book',
    confirmed: 'yes',
  },
};
const COLUMNS = FITMENT_COLUMNS.filter((column) => column in GOOD);

const MEGABYTE = 1_000_000;
const ODD_CELLS: readonly string[] = [
  ...['', ' ', '\u200b', '\u00a0', '-', '—', '0', '-5', '1e9', 'NaN', 'null', 'undefined', '#N/A', '#REF!'],
  ...[
    '=1+1',
    '@x',
    '+x',
    'odd',
    '<b>x</b>',
    '[]',
    '{}',
    '٢٠١١',
    '۲۰۱۱',
    '2011.5',
    '01/01/2011',
    '2011\u200f',
  ],
  ...['185/65 R15 | 195/60 R15', 'x'.repeat(501), 'x'.repeat(MEGABYTE), '\u202eoir', '"', 'a\nb', "'2011"],
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const rowOf = (cells: Readonly<Record<string, string>>) =>
  COLUMNS.map((column) => quoted(cells[column] ?? '')).join(',');
const OTHER = rowOf({ make: 'Fiat', model: 'Tipo', year_from: '2016', front: '205/55 R16' });

function modelsIn(text: string) {
  const { table, faults } = readFitmentText(text);
  return { models: table.flatMap(({ models }) => models.map(({ slug }) => slug)), faults };
}

test('reads the rows beside a cell of each column with each odd value, and names line and column of the fault', () => {
  const cases = COLUMNS.flatMap((column) => ODD_CELLS.map((cell) => ({ column, cell })));
  for (const { column, cell } of cases) {
    const odd = rowOf({ ...GOOD, [column]: cell });
    const { models, faults } = modelsIn(`${COLUMNS.join(',')}\n${OTHER}\n${odd}\n`);
    expect(models).toContain('fiat-tipo');
    for (const { line, message } of faults) {
      expect(line).toBe(3);
      expect(message.length).toBeLessThan(200);
      expect(message, `${column} ${cell.slice(0, 20)}`).toMatch(new RegExp(`${column}|is missing|pressure`));
    }
    // What is told is not read in part, and what is not told is there.
    expect(models.length === 2).toBe(faults.length === 0);
  }
  expect(cases.length).toBeGreaterThan(500);
});

test.each<[named: string, save: (text: string) => string]>([
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['line ends of the first Macintosh', (text) => text.replaceAll('\n', '\r')],
  ['mixed line ends', (text) => text.replace('\n', '\r\n').replace('\n', '\r')],
  [
    'a stated separator',
    (text) => `sep=;\r\n${text.replaceAll('","', '";"').replaceAll(/(?<=\w),(?=\w)/g, ';')}`,
  ],
  ['empty lines', (text) => text.replaceAll('\n', '\n\n \n')],
  ['empty columns at the end', (text) => text.replaceAll('\n', ',,,\n')],
  ['no line end', (text) => text.trimEnd()],
  ['columns in capitals', (text) => text.replace('make', 'MAKE').replace('front', ' Front ')],
])('reads a file that was saved with %s', (_, save) => {
  const { models, faults } = modelsIn(save(`${COLUMNS.join(',')}\n${rowOf(GOOD)}\n${OTHER}\n`));
  expect(faults).toEqual([]);
  expect(models).toEqual(['kia-rio', 'fiat-tipo']);
});

test.each<[told: string, line: number, text: string]>([
  ['missing column make', 1, ''],
  ['missing column front', 1, 'make,model,year_from\nKia,Rio,2011\n'],
  ['unknown column colour', 1, 'make,model,year_from,front,colour\nKia,Rio,2011,185/65 R15,red\n'],
  ['duplicate column make', 1, 'make,make,model,year_from,front\nKia,Kia,Rio,2011,185/65 R15\n'],
  ['column 2 has no name', 1, 'make,,model,year_from,front\nKia,,Rio,2011,185/65 R15\n'],
  ['has more cells than the header', 3, 'make,model,year_from,front\n\nKia,Rio,2011,185/65 R15,x\n'],
  [
    'a quote is opened and never closed',
    3,
    'make,model,year_from,front\nFiat,Tipo,2016,205/55 R16\n"Kia,Rio,2011,185/65 R15\n',
  ],
])('says of a file: %s', (told, line, text) => {
  const { faults } = readFitmentText(text);
  expect(faults[0]).toMatchObject({ line });
  expect(faults[0]?.message.startsWith(told), faults[0]?.message).toBe(true);
  expect(faults[0]?.message.length).toBeLessThan(600);
});

test('names no more than the beginning of a column with a very long name', () => {
  const { faults } = readFitmentText(
    `make,model,year_from,front,${'x'.repeat(MEGABYTE)}\nKia,Rio,2011,185/65 R15,\n`,
  );
  expect(faults[0]?.message.startsWith('unknown column xxx')).toBe(true);
  expect(faults[0]?.message.length).toBeLessThan(600);
});

test('reads Arabic digits, invisible characters and a cell of a spreadsheet that keeps text', () => {
  const row = rowOf({ ...GOOD, year_from: '٢٠١١', front: '\u200f١٨٥/٦٥ر١٥', oil_litres: '٣٫٣' });
  const { table, faults } = readFitmentText(`${COLUMNS.join(',')}\n${row}\n`);
  expect(faults).toEqual([]);
  const [fitment] = table[0]?.models[0]?.generations[0]?.fitments ?? [];
  expect(fitment && [fitment.years.from, formatSize(fitment.front), fitment.oil.litres]).toEqual([
    2011,
    '185/65 R15',
    3.3,
  ]);
});

test('says which line of a file is no text', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(decodeFitment(bytes('make\r\nKia\0'))).toMatchObject({ line: 2 });
  expect(decodeFitment(new Uint8Array([0x6d, 0x0a, 0xc3]))).toMatchObject({ line: 2 });
});
