import { waitUntil } from '@vercel/functions';
import { sentryReports } from './adapters/sentry/sentry.js';
import type { Env } from './config/env.js';
import { reportErrorsTo, type LogEntry } from './http/telemetry/log.js';
import type { ErrorReportsPort, ErrorReport } from './ports/errorReports.js';
import { parseStack } from '../domain/reports/stackFrames.js';

/** The configured service for errors, which from then on gets every logged error; null if there is none. */
export function openErrorReports({ sentry }: Pick<Env, 'sentry'>): ErrorReportsPort | null {
  const reports = sentry === null ? null : sentryReports({ ...sentry, later: waitUntil });
  reportErrorsTo(reports === null ? null : (entry) => reports.send(toErrorReport(entry)));
  return reports;
}

/** The report of a logged error; the log has already removed personal data. */
function toErrorReport({ event, route, code, requestId, error = '' }: LogEntry): ErrorReport {
  const [headline = '', ...stack] = error.split('\n');
  const [type = '', ...message] = headline.split(': ');
  return {
    platform: 'node',
    type: type === '' ? (code ?? event) : type,
    message: message.join(': ') || (code ?? event),
    frames: parseStack(stack.filter((line) => !line.startsWith('Caused by')).join('\n')),
    place: route ?? event,
    requestId,
  };
}
