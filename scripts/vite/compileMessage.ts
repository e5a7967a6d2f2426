import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Message, MessagePart } from '../../client/intl/formatMessage.js';

/**
 * Compiles an ICU message for `formatMessage`, so that browsers need no parser. Throws on malformed ICU, and on syntax
 * that `formatMessage` does not support: dates, number formats, ordinals, offsets.
 */
export function compileMessage(text: string): Message {
  return /[{'#]/.test(text) ? compact(parse(text, { ignoreTag: true })) : text;
}

function compact(elements: readonly MessageFormatElement[]): Message {
  const parts = elements.map(compilePart);
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

function compilePart(element: MessageFormatElement): MessagePart {
  if (isLiteralElement(element)) return element.value;
  if (isPoundElement(element)) return 0;
  if (isArgumentElement(element)) return [element.value];
  if (isSelectElement(element)) return [element.value, 'select', compileForms(element.options)];
  if (isPluralElement(element) && element.pluralType === 'cardinal' && element.offset === 0) {
    return [element.value, 'plural', compileForms(element.options)];
  }
  throw new Error('Only arguments, plurals and selects are supported');
}

function compileForms(options: Record<string, { value: MessageFormatElement[] }>): Record<string, Message> {
  return Object.fromEntries(Object.entries(options).map(([form, { value }]) => [form, compact(value)]));
}
