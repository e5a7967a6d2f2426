/** A text from which what has been read is blanked out; everything else keeps its place. */
export class Remainder {
  private text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Finds a pattern between two places, and blanks it out unless `isWanted` refuses it. */
  take(
    pattern: RegExp,
    [from, to]: readonly [number, number],
    isWanted: (match: RegExpExecArray) => boolean = () => true,
  ): RegExpExecArray | null {
    const match = pattern.exec(this.text.slice(from, to));
    if (match === null || !isWanted(match)) return null;
    this.blankOut(from + match.index, from + match.index + match[0].length);
    return match;
  }

  blankOut(start: number, end: number): void {
    this.text = this.text.slice(0, start) + ' '.repeat(end - start) + this.text.slice(end);
  }

  between(from: number, to: number): string {
    return this.text.slice(from, to);
  }

  /** The original text with the same blanks. */
  of(original: string): string {
    return Array.from({ length: original.length }, (_, place) =>
      this.text.charAt(place) === ' ' ? ' ' : original.charAt(place),
    ).join('');
  }
}
