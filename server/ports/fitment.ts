import type { FitmentTable } from '../../domain/fitment/fitment.js';

/** Which tyres fit which cars. */
export interface FitmentPort {
  /**
   * The current table: the same object until something changes, so that derived data can be cached by identity. If the
   * operator's part cannot be read, the last known one is returned.
   */
  table(): Promise<FitmentTable>;
}
