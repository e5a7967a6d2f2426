import { reportErrors } from './reportErrors.js';
import { reportVitals } from './reportVitals.js';

/** Starts everything that a page reports to the shop about itself. */
export function startReports(): void {
  reportErrors();
  reportVitals();
}
