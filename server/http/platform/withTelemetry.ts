import { type Recording, recordSpans, type Span, spanTime } from '../../ports/spans.js';
import { sendTelemetry } from '../../ports/telemetry.js';
import type { Handler } from '../routing/family.js';
import { isTimingOn, timingOf } from '../telemetry/serverTiming.js';
import { callSpan, requestSpan, startTrace } from '../telemetry/traces.js';

const INTERNAL_ERROR = 500;

/** Measures the calls of a handler's requests, for a Server-Timing header and for traces, where these are enabled. */
export function withTelemetry(handle: Handler, environment = process.env): Handler {
  return async (request, facts) => {
    const isTimed = isTimingOn(environment);
    const trace = startTrace(request.headers.get('traceparent'), environment);
    if (!isTimed && trace === null) return handle(request, facts);
    const spans: Span[] = [];
    const recording: Recording = { trace, route: null, onSpan: (span) => void spans.push(span) };
    const startedAtMs = spanTime();
    let status = INTERNAL_ERROR;
    try {
      const response = await recordSpans(recording, () => handle(request, facts));
      ({ status } = response);
      if (isTimed) response.headers.set('server-timing', timingOf(spans, spanTime() - startedAtMs));
      return response;
    } finally {
      if (trace !== null) {
        const facts = { method: request.method, status, startedAtMs, ms: spanTime() - startedAtMs };
        sendTelemetry([requestSpan(trace, recording, facts), ...spans.map((span) => callSpan(trace, span))]);
        // Calls that go on after the response are sent one by one.
        recording.onSpan = (span) => sendTelemetry([callSpan(trace, span)]);
      }
    }
  };
}
