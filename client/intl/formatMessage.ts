import { formatCount, pluralForm } from './counts.js';

/**
 * A compiled message: plain text, or its parts. A part is literal text, `[name]` for an argument, or
 * `[name, kind, forms]` for a plural or select; `0` is the number sign (`#`) of the enclosing plural.
 */
export type Message = string | readonly MessagePart[];
export type MessagePart = string | 0 | readonly [name: string, kind?: Kind, forms?: Forms];
type Kind = 'plural' | 'select';
type Forms = Readonly<Record<string, Message>>;

export type Values = Readonly<Record<string, string | number>>;

/** Whether a message has no plural or select, so that a plain text can override it. */
export function isPlainMessage(message: Message): boolean {
  return (
    typeof message === 'string' || message.every((part) => typeof part !== 'object' || part.length === 1)
  );
}

/** Formats a message for a BCP 47 language tag; an argument without a value is left empty. */
export function formatMessage(message: Message, values: Values, language: string, counted = 0): string {
  if (typeof message === 'string') return message;
  return message.map((part) => formatPart(part, values, language, counted)).join('');
}

function formatPart(part: MessagePart, values: Values, language: string, counted: number): string {
  if (part === 0) return formatCount(counted, language);
  if (typeof part === 'string') return part;
  const [name, kind, forms = {}] = part;
  const value = values[name] ?? '';
  if (kind === undefined) return String(value);
  const form = (key: string | number) => (Object.hasOwn(forms, key) ? forms[key] : undefined);
  if (kind === 'select') return formatMessage(form(value) ?? form('other') ?? '', values, language);
  const count = Number(value);
  const chosen = form(`=${value}`) ?? form(pluralForm(count, language)) ?? form('other') ?? '';
  return formatMessage(chosen, values, language, count);
}
