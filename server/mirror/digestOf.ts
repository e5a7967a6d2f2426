import { createHash } from 'node:crypto';

/** A hash of a value, to detect cheaply whether it has changed. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
