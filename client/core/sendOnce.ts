import type { GenericSchema } from 'valibot';
import { callApi } from './api.js';
import { isUndecided } from './isUndecided.js';

/** A form whose answer was lost, with its idempotency key. */
let lost: { form: string; key: string } | null = null;

/**
 * Posts a form that works once, such as one with a code. Until it is answered, the same form is sent with the same key,
 * so that a right code is not told as wrong because its answer was lost.
 */
export async function sendOnce<Output>(
  path: string,
  { body, schema }: { body: unknown; schema: GenericSchema<unknown, Output> },
): Promise<Output> {
  const form = JSON.stringify([path, body]);
  const key = lost?.form === form ? lost.key : crypto.randomUUID();
  lost = null;
  return callApi(path, { method: 'POST', body, schema, idempotencyKey: key }).catch((error: unknown) => {
    if (isUndecided(error)) lost = { form, key };
    throw error;
  });
}
