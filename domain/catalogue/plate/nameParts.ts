import { readTyre } from '../../tyres/readTyre.js';

/** The name of a tyre in the parts of its plate. */
export interface NameParts {
  /** Brand and model; empty if the name begins with the size. */
  model: string;
  /** The size as it is written, with load and speed index. */
  marking: string;
  /** What else the name says after the marking; often empty. */
  rest: string;
}

/** Brand and model, size, and what else a tyre's name says, without surrounding spaces; null of other products. */
export function namePartsOf(name: string): NameParts | null {
  const tyre = readTyre(name);
  if (tyre === null) return null;
  const { start, end } = tyre;
  return {
    model: name.slice(0, start).trim(),
    marking: name.slice(start, end).trim(),
    rest: name.slice(end).trim(),
  };
}
