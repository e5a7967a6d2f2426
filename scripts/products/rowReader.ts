import { endOfDayInEgypt, startOfDayInEgypt, timeInEgypt } from '../../domain/egypt/egyptClock.js';
import { cleanCode, cleanLine } from '../../domain/text/cleanText.js';
import { GOODS_PRICE_MAX_PIASTRES, GOODS_STOCK_MAX, GOODS_TEXT_MAX_CHARS } from '../../domain/core/limits.js';
import { type Localized, localized } from '../../domain/core/locale.js';
import { parsePrice, type Piastres } from '../../domain/core/money.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import { readWrittenNumber } from '../../server/adapters/wpRest/writtenNumber.js';
import { type GoodsRow, inTranslation, splitList } from './goodsColumns.js';

const QUOTED_MAX_CHARS = 60;
const SECOND_MS = 1000;

const YES = /^(?:1|yes|true|y|نعم)$/i;
const NO = /^(?:0|-1|2|no|false|n|لا)$/i;

/** Whether a cell says no; an empty one says nothing. */
export function meansNo(cell: string): boolean {
  return NO.test(cleanCode(cell));
}

/** Reads the cells of one line, and notes what is wrong with them. */
export class RowReader {
  readonly #row: GoodsRow;
  readonly #faults: CsvFault[];

  constructor(row: GoodsRow, faults: CsvFault[]) {
    this.#row = row;
    this.#faults = faults;
  }

  get line(): number {
    return this.#row.line;
  }

  /** The cell as it is written; empty if the file lacks the column. */
  text(column: string): string {
    return this.#row.cells.get(column) ?? '';
  }

  /** One line without invisible characters. */
  line1(column: string, maxChars: number): string {
    const read = cleanLine(this.text(column));
    if (read.length > maxChars) this.fault(column, `is longer than ${maxChars} letters`);
    return read;
  }

  fault(column: string, message: string): void {
    this.#faults.push({ line: this.line, column, message });
  }

  /** A text in every language. */
  localized(column: string, read: (cell: string) => string = (cell) => cell): Localized {
    const own = (name: string) => {
      const text = read(this.text(name));
      if (text.length > GOODS_TEXT_MAX_CHARS)
        this.fault(name, `is longer than ${GOODS_TEXT_MAX_CHARS} letters`);
      return text;
    };
    return localized(own(column), (locale) => own(inTranslation(column, locale)) || null);
  }

  flag(column: string): boolean {
    const text = cleanCode(this.text(column));
    if (YES.test(text)) return true;
    if (text !== '' && !meansNo(text)) this.fault(column, `must be 1 or 0, not “${quoted(text)}”`);
    return false;
  }

  /** A price above 0; null if the cell is empty or wrong. */
  price(column: string): Piastres | null {
    const text = cleanCode(this.text(column));
    if (text === '') return null;
    const read = parsePrice(readWrittenNumber(text) ?? '');
    if (read === null || read === 0) {
      this.fault(column, `must be a price such as 1850 or 1850.50, not “${quoted(text)}”`);
      return null;
    }
    if (read <= GOODS_PRICE_MAX_PIASTRES) return read;
    this.fault(column, 'is beyond a million pounds');
    return null;
  }

  /** A whole number; null if the cell is empty or wrong. */
  whole(column: string, { min, max = GOODS_STOCK_MAX }: { min: number; max?: number }): number | null {
    const text = cleanCode(this.text(column));
    if (text === '') return null;
    const read = Number(readWrittenNumber(text) ?? Number.NaN);
    if (Number.isInteger(read) && read >= min && read <= max) return read;
    this.fault(column, `must be a whole number from ${min} to ${max}, not “${quoted(text)}”`);
    return null;
  }

  /** A moment in whole seconds as ISO 8601; a day is its first one in Egypt, or its last one. */
  time(column: string, part: 'start' | 'end'): string | null {
    const text = cleanCode(this.text(column));
    if (text === '') return null;
    const [, date, clock] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text) ?? [];
    const day = part === 'start' ? startOfDayInEgypt(text) : endOfDayInEgypt(text);
    const local = date === undefined || clock === undefined ? null : timeInEgypt(date, clock);
    const atMs = day ?? local ?? zoned(text);
    if (!Number.isNaN(atMs)) return new Date(atMs - (atMs % SECOND_MS)).toISOString();
    this.fault(column, `must be a day such as 2026-12-31, not “${quoted(text)}”`);
    return null;
  }

  list(column: string): string[] {
    return splitList(this.text(column));
  }
}

function zoned(text: string): number {
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
}

function quoted(text: string): string {
  return text.length > QUOTED_MAX_CHARS ? `${text.slice(0, QUOTED_MAX_CHARS)}…` : text;
}
