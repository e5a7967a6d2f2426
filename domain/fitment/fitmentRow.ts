import { readTyre, type TyreReading } from '../tyres/readTyre.js';
import { loadKg, speedKmh } from '../tyres/tyre.js';
import { byKey } from '../core/byKey.js';
import { type Translation, TRANSLATIONS } from '../core/locale.js';
import { fieldIn } from '../core/wireText.js';
import { cleanCode } from '../text/cleanText.js';
import { CAR_FIRST_YEAR, CAR_PRESSURE_PSI } from '../core/limits.js';
import type { Fitment } from './fitment.js';

/** Columns of a fitment file. Only `make` is required; a row describes a make, a model or a generation. */
export const FITMENT_COLUMNS: readonly string[] = [
  ...['make', 'model', 'generation', ...TRANSLATIONS.map((locale) => fieldIn(locale, 'name'))],
  ...['aliases', 'year_from', 'year_to', 'trim', 'front', 'rear'],
  ...['load_index', 'speed_index', 'pressure_front_psi', 'pressure_rear_psi'],
  ...['battery', 'battery_ah', 'oil_grade', 'oil_litres', 'source', 'confirmed'],
];

type FitmentCells = Readonly<Record<string, string>>;

export interface FitmentRow {
  line: number;
  make: string;
  /** Empty if the row describes the make. */
  model: string;
  /** Empty if the row describes the model, unless it has a fitment. */
  generation: string;
  /** Empty if not stated. */
  names: Record<Translation, string>;
  aliases: string[];
  fitment: Fitment | null;
}

/** Cells that a spreadsheet would execute as a formula. */
const FORMULA = /^(?:[=@]|[+-](?![\d.]+$))/;

/** Parses the cells of one row; throws an `Error` that says what is wrong. */
export function readFitmentRow(line: number, cells: FitmentCells): FitmentRow {
  const cell = (column: string) => cells[column] ?? '';
  for (const [column, value] of Object.entries(cells)) {
    if (FORMULA.test(value)) throw new Error(`${column} begins with ${value.slice(0, 1)} like a formula`);
    if (value.length > LONGEST_CELL_CHARS) {
      throw new Error(`${column} is longer than ${LONGEST_CELL_CHARS} characters`);
    }
  }
  if (cell('make') === '') throw new Error('make is missing');
  if (cell('model') === '' && cell('generation') + cell('front') !== '') throw new Error('model is missing');
  return {
    line,
    make: cell('make'),
    model: cell('model'),
    generation: cell('generation'),
    names: byKey(TRANSLATIONS, (locale) => cell(fieldIn(locale, 'name'))),
    aliases: cell('aliases')
      .split('|')
      .map((alias) => alias.trim())
      .filter((alias) => alias !== ''),
    fitment: readFitment(cell),
  };
}

const LONGEST_CELL_CHARS = 500;

type Cell = (column: string) => string;

const FACTS_OF_SIZES = ['year_from', 'year_to', 'trim', 'rear', 'load_index', 'speed_index'];

function readFitment(cell: Cell): Fitment | null {
  if (cell('front') === '') {
    const lone = [
      ...FACTS_OF_SIZES,
      'pressure_front_psi',
      'battery',
      'battery_ah',
      'oil_grade',
      'oil_litres',
    ];
    const named = lone.find((column) => cell(column) !== '');
    if (named !== undefined) throw new Error(`${named} is given, but front (the tyre size) is missing`);
    return null;
  }
  const front = readMarking('front', cell('front'));
  const [from, to] = [readYear('year_from', cell), readYear('year_to', cell)];
  if (from === null) throw new Error('year_from is missing');
  if (to !== null && to < from) throw new Error(`year_to ${to} is before year_from ${from}`);
  const confirmed = readFlag('confirmed', cell);
  if (confirmed && cell('source') === '') throw new Error('confirmed is yes, but source is missing');
  return {
    years: { from, to },
    trim: cell('trim'),
    front: front.size,
    rear: cell('rear') === '' ? front.size : readMarking('rear', cell('rear')).size,
    loadIndex: readIndex('load_index', cell, (text) => loadKg(text) !== null) ?? front.loadIndex,
    speedIndex: readIndex('speed_index', cell, (text) => speedKmh(text) !== null) ?? front.speedIndex,
    pressurePsi: readPressures(cell),
    battery: { designation: cell('battery') || null, ampereHours: readFigure('battery_ah', cell, 10, 250) },
    oil: { grade: cell('oil_grade') || null, litres: readFigure('oil_litres', cell, 1, 30) },
    source: cell('source'),
    confirmed,
  };
}

/** The cell must contain nothing but one tyre's marking. */
function readMarking(column: string, text: string): TyreReading {
  const tyre = readTyre(text);
  if (tyre === null || /[\p{L}\p{N}]/u.test(tyre.rest)) {
    throw new Error(`${column} “${text}” is not a tyre size such as 205/55 R16`);
  }
  if (tyre.others.length > 0) throw new Error(`${column} “${text}” has more than one tyre size`);
  return tyre;
}

function readYear(column: string, cell: Cell): number | null {
  const last = new Date().getFullYear() + 1;
  const year = readFigure(column, cell, CAR_FIRST_YEAR, last);
  if (year !== null && !Number.isInteger(year)) throw new Error(`${column} “${cell(column)}” is not a year`);
  return year;
}

function readFigure(column: string, cell: Cell, min: number, max: number): number | null {
  const text = cleanCode(cell(column)).replace(/[,\u066b]/, '.');
  if (text === '') return null;
  const figure = /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  if (!(figure >= min && figure <= max)) {
    throw new Error(`${column} “${cell(column)}” is not a number from ${min} to ${max}`);
  }
  return figure;
}

function readIndex(column: string, cell: Cell, isKnown: (text: string) => boolean): string | null {
  const text = cleanCode(cell(column))
    .toUpperCase()
    .replace(/ ?[/-] ?/, '/');
  if (text === '') return null;
  if (!isKnown(text)) throw new Error(`${column} “${cell(column)}” is unknown`);
  return text;
}

function readPressures(cell: Cell): Fitment['pressurePsi'] {
  const { min, max } = CAR_PRESSURE_PSI;
  const front = readFigure('pressure_front_psi', cell, min, max);
  const rear = readFigure('pressure_rear_psi', cell, min, max);
  if (front === null && rear === null) return null;
  if (front === null || rear === null) throw new Error('one pressure is given without the other');
  return { front, rear };
}

/** As people and spreadsheets write them. */
const YES = ['yes', 'true', 'نعم'];
const NO = ['', 'no', 'false', 'لا'];

function readFlag(column: string, cell: Cell): boolean {
  const text = cleanCode(cell(column)).toLowerCase();
  if (YES.includes(text)) return true;
  if (NO.includes(text)) return false;
  throw new Error(`${column} “${cell(column)}” is neither yes nor no`);
}
