import type * as v from 'valibot';

/** What plugins, imports and editors leave in a field. `undefined`: the field is absent. */
export const ODD_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['a number', 5],
  ['a fraction', 0.5],
  ['a negative number', -5],
  ['a huge number', 1e300],
  ['a text', 'odd'],
  ['an empty text', ''],
  ['an empty list', []],
  ['a list of texts', ['odd']],
  ['a list of null', [null]],
  ['an empty object', {}],
  ['an object', { odd: { rendered: 5 } }],
  ['absent', undefined],
  ['a text of 100 kB', 'x'.repeat(100_000)],
  ['true', true],
]);

/** What may be inside of a schema, by its kind. */
interface Inside {
  type: string;
  pipe?: readonly Inside[];
  wrapped?: Inside;
  getter?: (value: unknown) => Inside;
  item?: Inside;
  entries?: Readonly<Record<string, Inside>>;
}

/** The paths of all fields of a schema, such as `line_items` and `line_items.0.total`. */
export function fieldsOf(schema: v.GenericSchema): string[] {
  return pathsIn(schema as unknown as Inside).map((path) => path.join('.'));
}

function pathsIn({ type, pipe, wrapped, getter, item, entries }: Inside): string[][] {
  if (type === 'lazy' && getter !== undefined) return pathsIn(getter([]));
  if (wrapped !== undefined) return pathsIn(wrapped);
  if (item !== undefined) return pathsIn(item).map((path) => ['0', ...path]);
  if (entries === undefined) return pipe?.[0] === undefined || pipe[0].type === type ? [] : pathsIn(pipe[0]);
  return Object.entries(entries).flatMap(([field, inside]) => [
    [field],
    ...pathsIn(inside).map((path) => [field, ...path]),
  ]);
}

/** A copy of a record with something else in one field. Throws if the record has no such field. */
export function withField(record: object, field: string, value: unknown): object {
  const copy = structuredClone(record);
  const path = field.split('.');
  const last = path.pop() ?? '';
  const parent = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy) as object;
  if (!(last in parent)) throw new Error(`the record has no ${field}`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Object.assign(parent, { [last]: value });
  return copy;
}

/** Where something holds no finite number where it holds a number; `[]` if nowhere. */
export function wrongNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => wrongNumbers(inside, `${path}.${key}`));
}

/** Times that no calendar shows. */
export function brokenTimes(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const isTime = /(?:[a-z]At|^at|until)$/.test(key) && typeof inside === 'string';
    return isTime && Number.isNaN(Date.parse(inside))
      ? [`${key} is ${inside.slice(0, 9)}`]
      : brokenTimes(inside);
  });
}
