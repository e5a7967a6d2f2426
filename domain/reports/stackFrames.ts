import { parsedUrl } from '../core/parsedUrl.js';
import { withoutDraftToken } from '../content/draftPath.js';

/** A line of a stack trace. `file` is a path without origin and query. */
export interface StackFrame {
  function: string;
  file: string;
  line: number;
  column: number;
}

const FRAMES_MAX = 30;
const NAME_MAX_CHARS = 120;
const LINE_MAX_CHARS = 500;

/** Parses a stack trace of V8, Firefox or Safari, innermost first; lines that are no frames are left out. */
export function parseStack(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => parseFrame(line.trim().slice(0, LINE_MAX_CHARS)))
    .slice(0, FRAMES_MAX);
}

function parseFrame(text: string): StackFrame[] {
  const [, line, column] = /:(\d{1,7}):(\d{1,7})\)?$/.exec(text) ?? [];
  if (line === undefined || column === undefined) return [];
  const before = text.slice(text.startsWith('at ') ? 3 : 0, text.lastIndexOf(`:${line}:${column}`));
  const separator = Math.max(before.lastIndexOf('('), before.lastIndexOf('@'));
  return [
    {
      function: before.slice(0, Math.max(separator, 0)).trim().slice(0, NAME_MAX_CHARS) || '?',
      file: pathOf(before.slice(separator + 1)),
      line: Number(line),
      column: Number(column),
    },
  ];
}

function pathOf(address: string): string {
  const [path = ''] = (parsedUrl(address)?.pathname ?? address).split(/[?#]/);
  // An inline script has the address of its document.
  return withoutDraftToken(path).slice(-NAME_MAX_CHARS);
}
