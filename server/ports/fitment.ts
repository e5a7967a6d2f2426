import type { FitmentTable } from '../../domain/fitment/fitment.js';

/** Which tyres fit which cars. */
export interface FitmentPort {
  /**
   * The table as it stands: the same object as long as nothing changes, so that what is prepared from it can be kept.
   * While the operator's part cannot be read, the last one known.
   */
  table(): Promise<FitmentTable>;
}
