import { waitUntil } from '@vercel/functions';
import { sentryReports } from './adapters/sentry/sentry.js';
import type { Env } from './config/env.js';
import { reportErrorsTo } from './http/log.js';
import { toErrorReport } from './http/loggedErrors.js';
import type { ErrorReportsPort } from './ports/errorReports.js';

/** The configured service for errors, which from then on gets every logged error; null if there is none. */
export function openErrorReports({ sentry }: Pick<Env, 'sentry'>): ErrorReportsPort | null {
  const reports = sentry === null ? null : sentryReports({ ...sentry, later: waitUntil });
  reportErrorsTo(reports === null ? null : (entry) => reports.send(toErrorReport(entry)));
  return reports;
}
