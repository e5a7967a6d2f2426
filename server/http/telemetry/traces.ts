import { randomBytes } from 'node:crypto';
import { newSpanId, type Recording, type Span, type Trace } from '../../ports/spans.js';
import type { TelemetryEvent } from '../../ports/telemetry.js';

/** Version 00 of W3C Trace Context: trace, span of the caller, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;
const TRACE_ID_BYTES = 16;

/**
 * The trace of a request: the caller's if its `traceparent` is valid, otherwise a new one. null if traces are disabled,
 * if the caller does not sample, or if a new trace is not among the sampled share (`OTEL_TRACES_SAMPLER_ARG`).
 */
export function startTrace(
  traceparent: string | null,
  environment: NodeJS.ProcessEnv,
  random = Math.random,
): Trace | null {
  if ((environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '') === '') return null;
  const [, id, callerSpanId = null, flags = '0'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (id !== undefined) {
    const isSampled = (parseInt(flags, 16) & SAMPLED) === SAMPLED;
    return isSampled ? { id, callerSpanId, spanId: newSpanId() } : null;
  }
  if (random() >= Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? 1)) return null;
  return { id: randomBytes(TRACE_ID_BYTES).toString('hex'), callerSpanId: null, spanId: newSpanId() };
}

/** The span of a request, without what its address, headers and body contain. */
export function requestSpan(
  trace: Trace,
  { route }: Pick<Recording, 'route'>,
  { method, status, startedAtMs, ms }: { method: string; status: number; startedAtMs: number; ms: number },
): TelemetryEvent<'span'> {
  return {
    ...{ traceId: trace.id, id: trace.spanId, parentId: trace.callerSpanId },
    ...{ kind: 'span', role: 'server' },
    ...{ name: route === null ? method : `${method} ${route}`, startedAtMs, ms },
    attributes: {
      'http.request.method': method,
      ...(route === null ? {} : { 'http.route': route }),
      'http.response.status_code': status,
    },
    hasFailed: status >= 500,
  };
}

/** The span of a call during a request. */
export function callSpan(
  trace: Trace,
  { id, kind, startedAtMs, ms, hasFailed }: Span,
): TelemetryEvent<'span'> {
  return {
    ...{ traceId: trace.id, id, parentId: trace.spanId, name: kind, startedAtMs, ms, hasFailed },
    ...{ kind: 'span', role: kind === 'render' ? 'internal' : 'client' },
    attributes: kind === 'render' ? {} : { 'peer.service': kind },
  };
}
