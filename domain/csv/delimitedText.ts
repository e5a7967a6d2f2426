import { cleanLine } from '../text/cleanText.js';

/** A row of a CSV file with the line number of its start, from 1. */
interface DelimitedRow {
  line: number;
  cells: string[];
}

/** Spreadsheets separate by comma, semicolon (Arabic and European settings) or tab. */
const SEPARATORS = [',', ';', '\t'];

/** The line with which Excel states the separator. */
const STATED_SEPARATOR = /^"?sep=([^\n])"?[,;\t ]*(?:\n|$)/i;

/**
 * The rows of a CSV text (RFC 4180): quoted cells may contain separators, line ends and doubled quotes. Lines end in any
 * convention, and may be preceded by a byte order mark. The separator is stated in a line such as `sep=;`, or detected
 * from the first line. Cells are clean, by default as one line each; empty lines are skipped. `openedAt`: the line of a quote that is never closed, which
 * ends the rows; otherwise null.
 */
export function readDelimited(
  file: string,
  clean: (cell: string) => string = cleanLine,
): { rows: DelimitedRow[]; openedAt: number | null } {
  const whole = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [statement = '', stated] = STATED_SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(statement.length);
  const separator = stated ?? separatorOf(text.replace(/^(?:[ \t]*\n)+/, '').split('\n', 1)[0] ?? '');
  const rows: DelimitedRow[] = [];
  let [line, cell, isQuoted] = [statement === '' ? 1 : 2, '', false];
  let cells: string[] = [];
  let row: DelimitedRow = { line, cells };
  let quotedAt = line;
  const endCell = () => {
    cells.push(clean(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== '')) rows.push(row);
    cells = [];
    row = { line: line + 1, cells };
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (isQuoted && letter === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (letter === '"' && (isQuoted || cleanLine(cell) === '')) {
      isQuoted = !isQuoted;
      quotedAt = line;
    } else if (letter === separator && !isQuoted) endCell();
    else if (letter === '\n' && !isQuoted) endRow();
    else cell += letter;
    if (letter === '\n') {
      line += 1;
      if (!isQuoted) row.line = line;
    }
  }
  if (!isQuoted) endRow();
  return { rows, openedAt: isQuoted ? quotedAt : null };
}

/** Commas within names, as in `GTIN, UPC, EAN, or ISBN`, have a space behind them, which counts only if nothing else does. */
function separatorOf(header: string): string {
  const names = header.replace(/"[^"]*"/g, '');
  const among = SEPARATORS.some((each) => countOf(names, each) > 0) ? names : names.replaceAll(' ', '');
  return SEPARATORS.reduce((best, each) => (countOf(among, each) > countOf(among, best) ? each : best));
}

/** How often a separator stands without a space behind it. */
function countOf(header: string, separator: string): number {
  return header
    .split(separator)
    .slice(1)
    .filter((name) => !name.startsWith(' ')).length;
}

const MUST_BE_QUOTED = /[",;\t\r\n]|^\s|\s$/;

/** Rows as a CSV text (RFC 4180) with commas, which `readDelimited` reads. */
export function writeDelimited(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return MUST_BE_QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
