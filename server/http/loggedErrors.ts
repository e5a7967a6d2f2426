import { parseStack } from '../../domain/reports/stackFrames.js';
import type { ErrorReport } from '../ports/errorReports.js';
import type { LogEntry } from './log.js';

/** The report of a logged error; the log has already removed personal data. */
export function toErrorReport({ event, route, code, requestId, error = '' }: LogEntry): ErrorReport {
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
