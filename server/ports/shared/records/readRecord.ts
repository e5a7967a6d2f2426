import * as v from 'valibot';

/** A field that could not be read. */
export interface Fault {
  /** `line_items.0.total`; empty for the record itself. */
  field: string;
  /** What was there; undefined for nothing. */
  found: unknown;
  /** What is left out: the field, which takes its default, the entry of a list that it belongs to, or the record. */
  without: 'field' | 'entry' | 'record';
}

interface ReadRecord<T> {
  /** null if there is no record without one of its fields. */
  record: T | null;
  faults: readonly Fault[];
}

type Path = readonly PropertyKey[];

/**
 * Reads a record field by field: what the schema rejects is removed, so that an optional field takes its default, and a
 * list goes on without the entry. A required field takes along the entry of a list that it belongs to, or else the
 * record. `vital`: other fields without which there is no record, because their default could be wrong; of a list
 * (`line_items`), each entry is vital; `settings.*` are all fields below.
 */
export function readRecord<T>(
  schema: v.GenericSchema<unknown, T>,
  answer: unknown,
  vital: readonly string[] = [],
): ReadRecord<T> {
  let result = v.safeParse(schema, answer);
  if (result.success) return { record: result.output, faults: [] };
  const rest = new Remainder(answer);
  const faults: Fault[] = [];
  const causes = new Map<string, Fault>();
  // Every round removes something that is there, or ends.
  while (!result.success) {
    for (const issue of result.issues) {
      const path = (issue.path ?? []).flatMap(({ key }) => (isKey(key) ? [key] : []));
      const place = rest.lastPresent(path);
      const field = rest.nameOf(path);
      const fault = causes.get(field) ?? { field, found: rest.valueAt(path), without: 'field' };
      if (!faults.includes(fault)) faults.push(fault);
      const isRecord = place.length === 0 || isVital(withoutIndexes(rest.nameOf(place)), vital);
      fault.without = isRecord ? 'record' : rest.isEntry(place) ? 'entry' : 'field';
      if (isRecord) return { record: null, faults: [fault] };
      causes.set(field, fault).set(rest.nameOf(place), fault);
      rest.mark(place);
    }
    rest.removeMarked();
    result = v.safeParse(schema, rest.value);
  }
  return { record: result.output, faults };
}

function isVital(field: string, vital: readonly string[]): boolean {
  return vital.some((each) => (each.endsWith('.*') ? field.startsWith(each.slice(0, -1)) : field === each));
}

function withoutIndexes(field: string): string {
  return field.replace(/(?:^|\.)\d+(?=\.|$)/g, '');
}

const MARKED = Symbol('marked');

/** A copy of an answer from which parts are removed; entries of lists keep the names that they had at first. */
class Remainder {
  value: unknown;
  private readonly indexes = new WeakMap<object, readonly number[]>();
  private readonly marked: Path[] = [];

  constructor(answer: unknown) {
    this.value = structuredClone(answer);
  }

  valueAt(path: Path): unknown {
    return path.reduce<unknown>((value, key) => (holds(value, key) ? value[key] : undefined), this.value);
  }

  /** The path itself if something is there, or else the nearest one above it. */
  lastPresent(path: Path): Path {
    return path.length === 0 || this.valueAt(path) !== undefined ? path : this.lastPresent(path.slice(0, -1));
  }

  isEntry(path: Path): boolean {
    return Array.isArray(this.valueAt(path.slice(0, -1)));
  }

  nameOf(path: Path): string {
    return path
      .map((key, depth) => {
        const parent = this.valueAt(path.slice(0, depth));
        const indexes = isContainer(parent) ? this.indexes.get(parent) : undefined;
        return String(indexes?.[Number(key)] ?? key);
      })
      .join('.');
  }

  mark(path: Path): void {
    this.marked.push(path);
  }

  removeMarked(): void {
    const lists = new Set<unknown[]>();
    for (const path of this.marked.splice(0)) {
      const [parent, key] = [this.valueAt(path.slice(0, -1)), path.at(-1) ?? ''];
      if (Array.isArray(parent)) lists.add(parent);
      if (Array.isArray(parent)) parent[Number(key)] = MARKED;
      else if (isContainer(parent)) Reflect.deleteProperty(parent, key);
    }
    for (const list of lists) {
      const before = this.indexes.get(list) ?? list.map((_, index) => index);
      this.indexes.set(
        list,
        before.filter((_, index) => list[index] !== MARKED),
      );
      list.splice(0, list.length, ...list.filter((entry) => entry !== MARKED));
    }
  }
}

/** Not what it inherits: a list in place of an object has `at`, `keys` and `length`, which cannot be removed. */
function holds(value: unknown, key: PropertyKey): value is Record<PropertyKey, unknown> {
  return isContainer(value) && Object.prototype.propertyIsEnumerable.call(value, key);
}

/** JSON has no other keys. */
function isKey(key: unknown): key is string | number {
  return typeof key === 'string' || typeof key === 'number';
}

function isContainer(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
