/** An error in a CSV file. */
export interface CsvFault {
  /** Line number, from 1. */
  line: number;
  /** The name of the column, if the error is in one cell. */
  column?: string;
  message: string;
}

const FAULTS_SHOWN_MAX = 50;

/** The first of these errors as lines for the operator, and how many more there are. */
export function describeFaults(path: string, faults: readonly CsvFault[]): string[] {
  const more = faults.length - FAULTS_SHOWN_MAX;
  return [
    ...faults.slice(0, FAULTS_SHOWN_MAX).map(({ line, column, message }) => {
      return `${path}, line ${line}${column === undefined ? '' : `, ${column}`}: ${message}`;
    }),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}

const UTF16_MARKS = ['255,254', '254,255'];

/** Decodes a CSV file as UTF-8, or returns the fault; the encoding is never guessed. */
export function decodeCsv(bytes: Uint8Array, maxBytes: number): string | CsvFault {
  if (bytes.length > maxBytes) {
    return { line: 1, message: `the file is larger than ${maxBytes} bytes` };
  }
  if (UTF16_MARKS.includes(bytes.slice(0, 2).join(','))) {
    return { line: 1, message: 'the file is UTF-16: save it as “CSV UTF-8”' };
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) return { line: lineOf(bytes, zero), message: 'the file is no text: save it as “CSV UTF-8”' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { line: firstBadLine(bytes), message: notUtf8(bytes) };
  }
}

/** Arabic Excel on Windows saves "CSV" in the system's own encoding. */
function notUtf8(bytes: Uint8Array): string {
  const isArabic = /[\u0621-\u064a]{3}/.test(new TextDecoder('windows-1256').decode(bytes));
  return `the text is not UTF-8${isArabic ? ' but probably Windows-1256 (Arabic)' : ''}: save it as “CSV UTF-8”`;
}

/** In the conventions of Windows, Unix and old Macintosh files. */
const LINE_END = /\r\n?|\n/;
const AFTER_LINE_END = /(?<=\n|\r(?!\n))/;

/** One character per byte. */
function characters(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function lineOf(bytes: Uint8Array, index: number): number {
  return characters(bytes.subarray(0, index)).split(LINE_END).length;
}

/** Lines are decoded separately: no byte of a multi-byte UTF-8 character is a line end. */
function firstBadLine(bytes: Uint8Array): number {
  let start = 0;
  for (const [index, { length }] of characters(bytes).split(AFTER_LINE_END).entries()) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, start + length));
    } catch {
      return index + 1;
    }
    start += length;
  }
  return 1;
}
