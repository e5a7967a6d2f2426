import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatSize } from '../tyres/tyre.js';
import { fitmentsOf, type FitmentTable, sizesOf, yearsOf } from './fitment.js';
import { decodeCsv } from '../csv/csvFile.js';
import { FITMENT_FILE_MAX_BYTES } from '../core/limits.js';
import { mergeTables, readFitmentText } from './fitmentTable.js';

const decodeFitment = (bytes: Uint8Array) => decodeCsv(bytes, FITMENT_FILE_MAX_BYTES);

const HEAD =
  'make,model,generation,name_ar,aliases,year_from,year_to,trim,front,rear,load_index,source,confirmed';

function read(...rows: string[]) {
  return readFitmentText([HEAD, ...rows].join('\n'));
}

function sizes(table: FitmentTable, slug: string, year: number | null = null): string[] {
  const found = table.flatMap((make) => make.models.map((model) => ({ make, model, generation: null })));
  const car = found.find(({ model }) => model.slug === slug);
  return car === undefined ? [] : sizesOf(fitmentsOf(car, year)).map(formatSize);
}

describe('a fitment file', () => {
  test('reads makes, models, generations and sizes from a fitment file', () => {
    const { table, faults } = read(
      'Toyota,,,تويوتا,تيوتا,,,,,,,,',
      'Toyota,Corolla,,كورولا,كورلا|corola,,,,,,,,',
      'Toyota,Corolla,E170,,,2013,2019,,195/65 R15,,91,A book,yes',
      'toyota,corolla,E170,,,2013,2019,,205/55R16,,,,no',
      'Toyota,Rush,,راش,,,,,,,,,',
    );
    expect(faults).toEqual([]);
    expect(table).toHaveLength(1);
    expect(table[0]?.models.map(({ slug, name }) => [slug, name.ar])).toEqual([
      ['toyota-corolla', 'كورولا'],
      ['toyota-rush', 'راش'],
    ]);
    expect(sizes(table, 'toyota-corolla')).toEqual(['195/65 R15', '205/55 R16']);
    expect(table[0]?.models[1]?.generations).toEqual([]);
  });

  test.each([
    ['205/55ZR16', '205/55 R16', null],
    ['P235/70R16', '235/70 R16', null],
    ['LT245/75R16', '245/75 R16', null],
    ['31x10.50R15LT', '31x10.5 R15', null],
    ['"31x10,50R15"', '31x10.5 R15', null],
    ['٢٠٥/٥٥ر١٦', '205/55 R16', null],
    ['31*10.5*15', '31x10.5 R15', null],
    ['7.50-16', '7.50 R16', null],
    ['225/45RF17 90V', '225/45 R17', '90'],
  ])('reads the size %s of a fitment file as %s', (written, size, loadIndex) => {
    const { table, faults } = read(`Kia,Rio,UB,,,2011,,,${written},,,,`);
    expect(faults).toEqual([]);
    expect(sizes(table, 'kia-rio')).toEqual([size]);
    expect(table[0]?.models[0]?.generations[0]?.fitments[0]?.loadIndex).toBe(loadIndex);
  });

  test('reads load indices in Arabic digits', () => {
    const { table, faults } = read('Kia,Rio,UB,,,2011,,,185/65 R15,,٩١,,');
    expect(faults).toEqual([]);
    expect(table[0]?.models[0]?.generations[0]?.fitments[0]?.loadIndex).toBe('91');
  });

  test('reads a fitment file with semicolons, quotes and a byte order mark', () => {
    const text = `${HEAD.replaceAll(',', ';')}\r\nKia;Rio;"UB; ""new""";;;2011;2017;;185/65 R15;;;;\r\n`;
    const decoded = decodeFitment(new TextEncoder().encode(`\ufeff${text}`));
    expect(typeof decoded).toBe('string');
    const { table, faults } = readFitmentText(decoded as string);
    expect(faults).toEqual([]);
    expect(table[0]?.models[0]?.generations[0]?.name).toBe('UB; "new"');
  });

  test.each([
    ['Kia,Rio,UB,,,1811,,,185/65 R15,,,,', 'year_from “1811” is not a number from 1950'],
    ['Kia,Rio,UB,,,2011.5,,,185/65 R15,,,,', 'year_from “2011.5” is not a year'],
    ['Kia,Rio,UB,,,2017,2011,,185/65 R15,,,,', 'year_to 2011 is before year_from 2017'],
    ['Kia,Rio,UB,,,,,,185/65 R15,,,,', 'year_from is missing'],
    ['Kia,Rio,UB,,,2011,,,185/65,,,,', 'front “185/65” is not a tyre size'],
    ['Kia,Rio,UB,,,2011,,,about 185/65 R15,,,,', 'is not a tyre size'],
    ['Kia,Rio,UB,,,2011,,,185/65 R15 195/55 R16,,,,', 'front “185/65 R15 195/55 R16” has more than one'],
    ['Kia,Rio,UB,,,2011,,,,,,,', 'year_from is given, but front (the tyre size) is missing'],
    ['Kia,Rio,UB,,,2011,,,185/65 R15,,9999,,', 'load_index “9999” is unknown'],
    ['Kia,Rio,UB,,,2011,,,185/65 R15,,,,yes', 'confirmed is yes, but source is missing'],
    ['Kia,Rio,UB,,,2011,,,185/65 R15,,,,maybe', 'neither yes nor no'],
    [',Rio,UB,,,2011,,,185/65 R15,,,,', 'make is missing'],
    ['Kia,,UB,,,2011,,,185/65 R15,,,,', 'model is missing'],
    ['Kia,"=HYPERLINK(""x"")",UB,,,2011,,,185/65 R15,,,,', 'model begins with = like a formula'],
    ['Kia,Rio,UB,@SUM(1),,2011,,,185/65 R15,,,,', 'name_ar begins with @ like a formula'],
    ['Kia,Rio,UB,,,2011,,-cmd,185/65 R15,,,,', 'trim begins with - like a formula'],
    ['Kia,Rio,UB,,,2011,,,185/65 R15,,,,,,,surplus', 'has more cells than the header'],
    [`Kia,${'x'.repeat(501)},,,,,,,,,,,`, 'longer than 500 characters'],
  ])('rejects the row %s by its line number, and reads the others', (row, message) => {
    const { table, faults } = read('Kia,Cerato,,,,,,,,,,,', row);
    expect(table.flatMap(({ models }) => models.map(({ slug }) => slug))).toEqual(['kia-cerato']);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.line).toBe(3);
    expect(faults[0]?.message).toContain(message);
  });

  test('rejects a fitment file with two contradicting rows, and names both', () => {
    const row = 'Kia,Rio,UB,,,2011,2017,,185/65 R15,,91,,';
    expect(read(row, 'Kia,Rio,UB,,,2012,2014,,185/65 R15,,88,,').faults).toEqual([
      { line: 3, message: 'contradicts line 2' },
    ]);
    expect(read('Kia,Rio,,ريو,,,,,,,,,', row, 'KIA,rio,,رايو,,,,,,,,,').faults).toEqual([
      { line: 4, message: 'contradicts line 2' },
    ]);
    expect(read(row, row, 'Kia,Rio,UB,,,2011,2017,,175/70 R14,,,,').faults).toEqual([]);
    expect(read(row, 'Kia,Rio,UB,,,2017,2019,,185/65 R15,,88,,').faults).toEqual([]);
  });

  test('knows a car by all its rows, however its name is spelt in them', () => {
    const rows = [
      'Mercedes-Benz,C-Class,,,,2010,2014,,205/55 R16,,,,',
      'mercedes benz,C Class,,,,2015,2020,,225/45 R17,,,,',
    ];
    const { table, faults } = read(...rows);
    expect(faults).toEqual([]);
    expect(table.flatMap(({ models }) => models.map(({ name }) => name.en))).toEqual(['C-Class']);
    expect(sizes(table, 'mercedes-benz-c-class', 2012)).toEqual(['205/55 R16']);
    expect(sizes(table, 'mercedes-benz-c-class', 2017)).toEqual(['225/45 R17']);
    const contradicting = 'Mercedes Benz,C Class,,,,2011,2013,,205/55 R16,,91,,';
    expect(read(...rows, contradicting).faults).toEqual([{ line: 4, message: 'contradicts line 2' }]);
  });

  test.each([
    ['Chery,Tiggo 7', 'Chery,Tiggo 7+'],
    ['Land Rover,Sport', 'Land,Rover Sport'],
  ])('rejects two cars that would have the same address: %s and %s', (one, other) => {
    const rest = ',,,,2015,2020,,225/45 R17,,,,';
    expect(read(`${one}${rest}`, `${other}${rest}`).faults).toEqual([
      { line: 3, message: 'contradicts line 2' },
    ]);
  });

  test.each([
    ['a,b\n1,2', 'missing column make, model, year_from, front'],
    [`${HEAD},colour\n`, 'unknown column colour'],
    [`${HEAD},make\n`, 'duplicate column make'],
    [`${HEAD}\n"Kia,Rio`, 'a quote is opened and never closed'],
    [HEAD, 'there is no row'],
    ['', 'missing column'],
  ])('rejects a file that is no fitment table: %s', (text, message) => {
    const { table, faults } = readFitmentText(text);
    expect(table).toEqual([]);
    expect(faults[0]?.message).toContain(message);
  });

  test('rejects a fitment file in another encoding by the line where it shows', () => {
    const arabic = [...new TextEncoder().encode(`${HEAD}\nKia,Rio,,`), 0xd1, 0xed, 0xe6, 10];
    expect(decodeFitment(Uint8Array.from(arabic))).toMatchObject({
      line: 2,
      message: expect.stringContaining('Windows-1256') as string,
    });
    expect(decodeFitment(Uint8Array.from([0xff, 0xfe, 0x6d, 0]))).toMatchObject({ line: 1 });
    expect(decodeFitment(Uint8Array.from([109, 10, 0, 10]))).toMatchObject({ line: 2 });
    expect(decodeFitment(new Uint8Array(2 * 1024 * 1024 + 1))).toMatchObject({ line: 1 });
  });

  test.each([
    ['Unix', [10]],
    ['Windows', [13, 10]],
    ['old Macintosh', [13]],
  ])('counts lines that end as in %s', (_, end) => {
    const lines = (bad: number[]) => Uint8Array.from([97, ...end, ...end, 98, ...end, ...bad, ...end, 99]);
    expect(decodeFitment(lines([0xe7, 0xe3]))).toMatchObject({ line: 4 });
    expect(decodeFitment(lines([0]))).toMatchObject({ line: 4 });
    expect(decodeFitment(lines([0xd9, 0x85]))).toBeTypeOf('string');
  });

  test('replaces the models that an operator’s file contains, and keeps their names', () => {
    const shop = read(
      'Kia,Rio,,ريو,rioo,,,,,,,,',
      'Kia,Rio,UB,,,2011,,,185/65 R15,,,,',
      'Kia,Soul,AM,,,2008,,,195/65 R15,,,,',
    ).table;
    const merged = mergeTables(shop, read('KIA,Rio,X,,,2011,,,175/70 R14,,,,', 'Zeekr,X,,,,,,,,,,,').table);
    expect(sizes(merged, 'kia-rio')).toEqual(['175/70 R14']);
    expect(sizes(merged, 'kia-soul')).toEqual(['195/65 R15']);
    expect(merged[0]?.models.find(({ slug }) => slug === 'kia-rio')).toMatchObject({
      name: { ar: 'ريو' },
      aliases: ['rioo'],
    });
    expect(merged.map(({ slug }) => slug)).toEqual(['kia', 'zeekr']);
  });
});

describe('the built-in fitment table', () => {
  const { table, faults, rows } = readFitmentText(readFileSync('server/fitment/fitment.csv', 'utf8'));
  const models = table.flatMap((make) => make.models);

  test('has a valid built-in fitment table, with Egypt’s cars in both scripts', () => {
    expect(faults).toEqual([]);
    expect(rows).toBeGreaterThan(900);
    expect(models.filter(({ generations }) => generations.length > 0).length).toBeGreaterThanOrEqual(180);
    expect(models.filter(({ generations }) => generations.length === 0).length).toBeGreaterThanOrEqual(70);
    for (const make of table) expect(make.name.ar, make.slug).not.toBeNull();
  });

  test('states a source for every confirmed fitment', () => {
    const fitments = models.flatMap(({ generations }) => generations.flatMap((each) => each.fitments));
    expect(fitments.filter(({ confirmed }) => confirmed).length).toBeGreaterThan(500);
    for (const { confirmed, source } of fitments) {
      expect(source).not.toBe('');
      if (confirmed) expect(source).not.toMatch(/not confirmed|^As /);
    }
  });

  test('knows the sizes of a model year, and of the years next to it', () => {
    expect(sizes(table, 'toyota-corolla', 2018)).toEqual(['195/65 R15', '205/55 R16', '215/45 R17']);
    expect(sizes(table, 'toyota-corolla', 2005)).toEqual(['195/60 R15']);
    expect(sizes(table, 'chevrolet-cruze', 2017)).toEqual(sizes(table, 'chevrolet-cruze', 2016));
    expect(sizes(table, 'toyota-corolla', 1980)).toEqual([]);
    expect(yearsOf([])).toBeNull();
  });
});
