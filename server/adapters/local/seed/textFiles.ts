import { systemCodeOf, errorOf } from '../../../../domain/core/thrown.js';
import { readFileSync } from 'node:fs';
import { DemoError } from './demo.js';

/** Reads a text in UTF-8, with or without byte order mark and with line ends of any convention. Throws `DemoError`. */
export function readTextFile(file: string): string {
  const bytes = readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new DemoError(`${file}: is not saved as UTF-8`);
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = systemCodeOf(error);
    throw new DemoError(`${file}: ${REASONS[code] ?? `cannot be read (${code})`}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a directory',
  EACCES: 'may not be read by this user',
};

/** Reads a JSON file. Throws `DemoError` with line and column. */
export function readJsonFile(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = errorOf(error);
    const before = text.slice(0, faultIn(text, message)).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    const [reason = ''] = message.split(/ in JSON at |, (?:\.{3})?"/);
    throw new DemoError(`${file}: is not JSON at ${place}: ${reason}`);
  }
}

/** Letters before the one that cannot be read, in what the engine quotes of the text. */
const QUOTED_BEFORE = 10;

/** Where the engine found a fault: its messages have either the position or the letters around it. */
function faultIn(text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, dots, quoted] = /, (\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s.exec(message) ?? [];
  if (quoted === undefined) return text.length;
  return dots === undefined ? 0 : text.indexOf(quoted) + QUOTED_BEFORE;
}
