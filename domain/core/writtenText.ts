import { exactOptional, type GenericSchema, strictObject } from 'valibot';
import { byKey } from './byKey.js';
import { type Locale, LOCALES, WRITTEN_IN, type Written } from './locale.js';

type Added = Exclude<Locale, (typeof WRITTEN_IN)[number]>;

/** Whether a text may be missing in a language. */
export function isAdded(locale: Locale): locale is Added {
  return !WRITTEN_IN.some((required) => required === locale);
}

/** Schema of a text as operators write it. What they have written must stay valid when a language is added. */
export function writtenText(schema: GenericSchema<unknown, string>): GenericSchema<unknown, Written> {
  return strictObject({
    ...byKey(WRITTEN_IN, () => schema),
    ...byKey(LOCALES.filter(isAdded), () => exactOptional(schema)),
  });
}
