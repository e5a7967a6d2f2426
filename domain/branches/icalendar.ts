/** Text of calendar files (RFC 5545). */

const LINE_MAX_BYTES = 75;

/** A property of a component: its name with parameters, and its value as it is written. */
export type CalendarLine = readonly [name: string, value: string];

/** A value of free text. Controls other than line breaks are removed. */
export function calendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Joins the lines with CRLF; a line of more than 75 bytes continues in the next one, never within a character. */
export function calendarFile(lines: readonly CalendarLine[]): string {
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

const encoder = new TextEncoder();

function folded(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push(part);
      // The space that marks the continuation counts, too.
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
