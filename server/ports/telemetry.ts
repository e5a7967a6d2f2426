import { processWide } from './processWide.js';
import type { StackFrame } from '../../domain/reports/stackFrames.js';
import type { WebVitals } from '../../domain/reports/webVitals.js';

/** An unexpected error. */
interface ErrorEvent {
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

/** A finished span of a trace; names and attributes are constants, patterns and numbers. */
export interface SpanEvent {
  traceId: string;
  id: string;
  /** null: the first span of the trace. */
  parentId: string | null;
  name: string;
  role: 'server' | 'client' | 'internal';
  /** Milliseconds since 1970, with fractions. */
  startedAtMs: number;
  ms: number;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
}

/** What the shop tells its operator's services about itself, without personal data: see `withoutPersonalData`. */
interface TelemetryEvents {
  error: ErrorEvent;
  vitals: WebVitals;
  span: SpanEvent;
}

type TelemetryKind = keyof TelemetryEvents;
export type TelemetryEvent<Kind extends TelemetryKind = TelemetryKind> = {
  [Each in Kind]: { kind: Each } & TelemetryEvents[Each];
}[Kind];

/** Never throws, never waits, and drops events that it cannot send. */
export type SendTelemetry = (events: readonly TelemetryEvent[]) => void;

const sender = processWide<SendTelemetry | null>('telemetry', null);

/** Passes all further events to this function; null stops that. */
export function sendTelemetryTo(send: SendTelemetry | null): void {
  sender.value = send;
}

export const sendTelemetry: SendTelemetry = (events) => sender.value?.(events);
