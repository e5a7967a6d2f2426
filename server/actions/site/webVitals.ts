import type { WebVitals } from '../../../domain/reports/webVitals.js';
import { withoutPersonalData } from '../../../domain/reports/withoutPersonalData.js';
import type { Backend } from '../../ports/backend.js';

/** Forwards the web vitals of a page load. */
export function forwardWebVitals({ errorReports }: Backend, vitals: WebVitals): void {
  errorReports?.sendVitals({ ...vitals, page: withoutPersonalData(vitals.page) });
}
