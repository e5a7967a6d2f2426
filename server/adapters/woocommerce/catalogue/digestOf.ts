import { createHash } from 'node:crypto';

/** A hash of a value, to tell cheaply whether it is the one that was written before. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
