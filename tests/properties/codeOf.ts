import { ShopError } from '../../domain/core/errors.js';

/** The code of the error that a call throws; null if it throws none. Anything but a `ShopError` fails the test. */
export async function codeOf(call: () => unknown): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (error instanceof ShopError) return error.code;
    throw error;
  }
}
