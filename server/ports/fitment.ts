import { array, type GenericSchema } from 'valibot';
import { CarKey } from '../../domain/fitment/carKey.js';
import type { FitmentTable } from '../../domain/fitment/fitment.js';

/** Which tyres fit which cars. */
export interface FitmentPort {
  /**
   * The current table: the same object until something changes, so that derived data can be cached by identity. If the
   * operator's part cannot be read, the last known one is returned.
   */
  table(): Promise<FitmentTable>;
}

/** Schema of a customer's cars as JSON, used by the embedded database and by the store. */
export const SAVED_CARS: GenericSchema<unknown, string[]> = array(CarKey);
