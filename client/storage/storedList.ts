import {
  array,
  type GenericSchema,
  minValue,
  number,
  pipe,
  safeInteger,
  safeParse,
  transform,
  unknown,
} from 'valibot';

/** A stored list without the entries that cannot be read, which another version or an extension has left. */
export function storedList<Entry>(entry: GenericSchema<unknown, Entry>): GenericSchema<unknown, Entry[]> {
  return pipe(
    array(unknown()),
    transform((entries) =>
      entries.flatMap((each) => {
        const { success, output } = safeParse(entry, each);
        return success ? [output] : [];
      }),
    ),
  );
}

const Id = pipe(number(), safeInteger(), minValue(1));

/** A stored list of at most so many ids, each once. */
export function storedIds(most: number): GenericSchema<unknown, number[]> {
  return pipe(
    storedList(Id),
    transform((ids) => [...new Set(ids)].slice(0, most)),
  );
}
