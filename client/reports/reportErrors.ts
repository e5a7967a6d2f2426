import { CLIENT_ERROR_MAX_CHARS } from '../../domain/reports/clientError.js';
import { withoutPersonalData } from '../../domain/reports/withoutPersonalData.js';
import { receiveCrashes } from '../core/crashes.js';
import { pagePattern } from './pagePattern.js';
import { sendReport } from './sendReport.js';

/** A broken page could fail again and again. */
const REPORTS_MAX = 10;

let reports = 0;
let page = '';
/** Errors that were reported since the page was opened. */
const reported = new Set<string>();

/** Reports uncaught errors and crashed pages to the shop, each at most once a page view. */
export function reportErrors(): void {
  receiveCrashes(report);
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(error: unknown): void {
  // Anything else was thrown by a browser extension, or by a script of another origin.
  if (!(error instanceof Error)) return;
  const { pathname } = location;
  if (page !== pathname) reported.clear();
  page = pathname;
  const key = `${error.name} ${error.message}`;
  if (reported.has(key) || reports >= REPORTS_MAX) return;
  reported.add(key);
  reports += 1;
  const { type, stack } = CLIENT_ERROR_MAX_CHARS;
  sendReport('/post/client-error', {
    type: error.name.slice(0, type),
    message: withoutPersonalData(error.message),
    stack: (error.stack ?? '').slice(0, stack),
    page: pagePattern(pathname),
  });
}
