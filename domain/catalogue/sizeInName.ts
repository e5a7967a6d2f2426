/** A product's name, split at the size. */
interface NamedSize {
  before: string;
  /** Size with its marking, such as `205/55 R16 91V`. */
  marking: string;
  after: string;
}

const LOAD_AND_SPEED = String.raw`(?:\s+\d{2,3}(?:/\d{2,3})?[A-Z]\b)?`;

/** Splits a name at the size (`205/55 R16`, as written by `formatSize`); null if the name does not contain it. */
export function sizeInName(name: string, size: string | null): NamedSize | null {
  if (size === null) return null;
  const spelled = size.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s*R/, String.raw`\s*Z?R\s*`);
  const found = new RegExp(`${spelled}(?![\\d.])${LOAD_AND_SPEED}`).exec(name);
  if (found === null) return null;
  const [marking] = found;
  return {
    before: name.slice(0, found.index).trim(),
    marking,
    after: name.slice(found.index + marking.length).trim(),
  };
}
