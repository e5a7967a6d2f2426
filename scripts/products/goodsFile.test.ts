import { expect, it } from 'vitest';
import { readGoodsFile } from './goodsFile.js';

it.each([
  ['a,b\n1,2', 'there is no column SKU'],
  ['SKU,Name,name\nx,y,z', 'there are two columns Name'],
  ['SKU,Name', 'there is no row'],
  ['SKU,Name\n"x,y', 'a quote is opened and never closed'],
  ['SKU,Name\n,y', 'is empty, and the line has no ID'],
  ['SKU,Name\nx,y,z', 'has more cells'],
])('tells what is wrong with the form of %j', (text, message) => {
  expect(readGoodsFile(text).faults).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) as string }),
  ]);
});

it('names columns that may be misspelt, and none that WooCommerce writes', () => {
  const { unknownColumns } = readGoodsFile('SKU,Regular prise,Weight (kg),Tax class,Meta: _x\nx,5,1,,');
  expect(unknownColumns).toEqual(['Regular prise']);
});

it('reads what programs save: semicolons, a byte order mark, custom fields for translations, no SKU', () => {
  const { rows, faults } = readGoodsFile('\ufeffid;name;Meta: name_ar;GTIN\r\n٤٤;\u200eMat;دواسة;\r\n');
  expect(faults).toEqual([]);
  expect(rows.map(({ line, cells }) => [line, Object.fromEntries(cells)])).toEqual([
    [2, { ID: '٤٤', Name: 'Mat', 'Name (ar)': 'دواسة', 'GTIN, UPC, EAN, or ISBN': '', SKU: 'id:44' }],
  ]);
});
