/** Schemas that several settings share. `hint` is read by operators and begins with "must". */
import * as v from 'valibot';
import { isEmail } from '../../../domain/forms/fields.js';
import { readHeaders } from '../parsing/headers.js';

export const matching = (pattern: RegExp, hint: string) => v.pipe(v.string(), v.regex(pattern, hint));

export const passing = (isRight: (text: string) => boolean, hint: string) =>
  v.pipe(v.string(), v.check(isRight, hint));

export const email = (hint: string) => passing(isEmail, hint);

export const atMostChars = (max: number, hint = `must be at most ${max} characters`) =>
  v.pipe(v.string(), v.maxLength(max, hint));

export const randomChars = (min: number, hint: string) => v.pipe(v.string(), v.minLength(min, hint));

export const wholeNumber = (min: number, hint: string, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.transform(Number),
    v.number(hint),
    v.integer(hint),
    v.minValue(min, hint),
    v.maxValue(max, hint),
  );

export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((text) => text === 'on'),
);

/** `name=value,name=value` with percent-encoded values, as a record. */
export const headers = (hint: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = readHeaders(dataset.value);
      if (parsed !== null) return parsed;
      addIssue({ message: hint });
      return NEVER;
    }),
  );
