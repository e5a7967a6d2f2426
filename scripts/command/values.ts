import { UsageError } from './program.js';

/** The id of a record. Throws `UsageError`. */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`${text} is no number of a record, such as 10231`);
  return Number(text);
}

type Clean = (text: string) => string;

/** A text that customers read, cleaned; null stays null. Throws `UsageError` unless it has 1 to `max` characters. */
export function textOf(name: string, text: string, max: number, clean: Clean): string;
export function textOf(name: string, text: string | null, max: number, clean: Clean): string | null;
export function textOf(name: string, text: string | null, max: number, clean: Clean): string | null {
  if (text === null) return text;
  const cleaned = clean(text);
  if (cleaned === '' || cleaned.length > max)
    throw new UsageError(`${name} must have 1 to ${max} characters`);
  return cleaned;
}
