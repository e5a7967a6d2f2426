import { waitUntil } from '@vercel/functions';
import { otlpCollector } from './adapters/telemetry/otlp.js';
import { sentry } from './adapters/telemetry/sentry.js';
import { sendTo } from './adapters/telemetry/transport.js';
import type { Env } from './config/env.js';
import { logFailure } from './http/telemetry/log.js';
import { callMethod, interceptCalls } from './ports/shared/interceptCalls.js';
import { inSpan, type Span } from './ports/spans.js';
import { sendTelemetryTo } from './ports/telemetry.js';

/** From now on, errors, web vitals and spans are sent to the configured services. */
export function openTelemetry(env: Pick<Env, 'sentry' | 'traces'>): void {
  // An error would be reported to the operator at every outage of a mere tool.
  const report = (event: string, error: unknown) => logFailure('warn', event, error);
  const options = { later: waitUntil, report };
  const senders = [
    ...(env.sentry === null ? [] : [sendTo(sentry(env.sentry), options)]),
    ...(env.traces === null ? [] : [sendTo(otlpCollector(env.traces), options)]),
  ];
  sendTelemetryTo((events) => senders.forEach((send) => send(events)));
}

/** A port whose every call is measured. */
export function measured<Port extends object>(kind: Span['kind'], port: Port): Port {
  return interceptCalls(port, (name, args) => inSpan(kind, () => callMethod(port, name, args)));
}
