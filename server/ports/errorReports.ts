import type { WebVitals } from '../../domain/reports/webVitals.js';
import type { StackFrame } from '../../domain/reports/stackFrames.js';

/** An unexpected error without personal data: see `domain/core/withoutPersonalData`. */
export interface ErrorReport {
  platform: 'node' | 'javascript';
  /** Name of the error's class, or an error code. */
  type: string;
  message: string;
  /** Innermost first. */
  frames: readonly StackFrame[];
  /** Pattern of the route or page. */
  place: string;
  requestId?: string | undefined;
}

export interface ErrorReportsPort {
  /** Sends a report after the response; repeated errors are left out. Never throws, and never delays its caller. */
  send(report: ErrorReport): void;
  /** The same for the web vitals of a page load; beyond a number in a minute they are left out. */
  sendVitals(vitals: WebVitals): void;
}
