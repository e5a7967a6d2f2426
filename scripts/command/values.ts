import { UsageError } from './program.js';

/** The id of a record. Throws `UsageError`. */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`${text} is no number of a record, such as 10231`);
  return Number(text);
}

/** A text that customers read, cleaned; null stays null. Throws `UsageError` unless it has 1 to `max` characters. */
export function textOf<Text extends string | null>(
  name: string,
  text: Text,
  max: number,
  clean: (text: string) => string,
): Text {
  if (text === null) return text;
  const cleaned = clean(text);
  if (cleaned === '' || cleaned.length > max)
    throw new UsageError(`${name} must have 1 to ${max} characters`);
  return cleaned as Text;
}
