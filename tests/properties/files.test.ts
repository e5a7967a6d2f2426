import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { cleanLine, cleanLines } from '../../domain/text/cleanText.js';
import { readDelimited, writeDelimited } from '../../domain/csv/delimitedText.js';
import { readFitmentText } from '../../domain/fitment/fitmentTable.js';
import {
  attributeColumn,
  columnOf,
  joinList,
  metaColumn,
  splitList,
} from '../../scripts/products/goodsColumns.js';
import { readGoodsFile } from '../../scripts/products/goodsFile.js';
import { holds } from './holds.js';
import { anyText, textOf } from './texts.js';

const cell = fc.oneof(anyText, textOf('"', ',', ';', '\n', '\r\n', '\t', 'a', '"a"', 'sep=;'));

describe('CSV', () => {
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

  holds('is read as it was written', [table], (rows) => {
    const clean = rows.map((cells) => cells.map(cleanLines));
    // A line that states the separator is none of the table.
    fc.pre(!/^"?sep=/i.test(clean[0]?.[0] ?? ''));
    const { rows: read, openedAt } = readDelimited(writeDelimited([['head', 'b,c'], ...clean]), cleanLines);
    expect(openedAt).toBeNull();
    const kept = clean.filter((cells) => cells.some((each) => each !== ''));
    expect(read.slice(1).map(({ cells }) => cells)).toEqual(kept);
  });

  holds('of any text has clean cells and rising line numbers within the file', [cell], (text) => {
    const { rows, openedAt } = readDelimited(text);
    const lines = text.replace(/\r\n?/g, '\n').split('\n').length;
    for (const [place, { line, cells }] of rows.entries()) {
      expect(line).toBeGreaterThan(rows[place - 1]?.line ?? 0);
      expect(line).toBeLessThanOrEqual(lines);
      for (const each of cells) expect(each).toBe(cleanLine(each));
    }
    if (openedAt !== null) expect(openedAt).toBeLessThanOrEqual(lines);
  });
});

describe('files of products', () => {
  const file = textOf(
    'SKU',
    ',',
    'Name',
    '\n',
    'Regular price',
    'A-1',
    '"',
    '1850',
    'Meta: name_ar',
    'Attribute 1 name',
    '=1+1',
  );

  holds(
    'have rows with a SKU, or faults with a line and words',
    [file.map((text) => `SKU,Name\n${text}`)],
    (text) => {
      const { rows, faults } = readGoodsFile(text);
      for (const { cells, line } of rows) {
        expect(cells.get('SKU')).not.toBe('');
        expect(line).toBeGreaterThan(0);
      }
      for (const { line, message } of faults) expect([message !== '', line > 0]).toEqual([true, true]);
      expect(rows.length + faults.length).toBeGreaterThan(0);
    },
  );

  holds(
    'have lists in cells that are read as they were written',
    [fc.array(anyText.map(cleanLine), { maxLength: 6 })],
    (names) => {
      const kept = names.filter((name) => name !== '');
      expect(splitList(joinList(kept))).toEqual(kept);
    },
  );

  holds(
    'have columns whose names are read as themselves',
    [fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^[a-z_]{1,12}$/)],
    (number, key) => {
      for (const name of [attributeColumn(number, 'name'), attributeColumn(number, 'value(s)')])
        expect(columnOf(name)).toEqual({ name });
      expect(columnOf(metaColumn(`x${key}`))).toEqual({ name: metaColumn(`x${key}`) });
    },
  );
});

holds(
  'a fitment file has readable rows, or faults with a line and words',
  [textOf('toyota', ',', 'corolla', '\n', '205/55 R16', '2018', '2009', '=cmd', '"', '91', 'yes')],
  (text) => {
    const { table, faults } = readFitmentText(
      `make,model,generation,year_from,year_to,front,confirmed\n${text}`,
    );
    for (const { line, message } of faults) expect([message !== '', line > 0]).toEqual([true, true]);
    for (const text of textsIn(table)) expect(text).not.toMatch(/^[=@]/);
  },
);

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
