import type { FinishedSpan, TracesPort } from '../../ports/traces.js';
import { withoutEndSlashes } from '../../../domain/core/paths.js';

const TIMEOUT_MS = 2000;
/** Spans that wait for export; further ones are dropped. */
const QUEUE_MAX = 2000;
const BATCH_MAX = 500;
/** After a failure nothing is sent for so long. */
const PAUSE_MS = 30_000;

export interface OtlpOptions {
  /** Base address of the collector, to which `/v1/traces` is appended. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  later: (work: Promise<unknown>) => void;
  /** Receives failures. */
  report: (event: string, error: unknown) => void;
  now?: () => number;
}

/** Exports spans to a collector by OTLP over HTTP, as JSON. A collector that does not respond costs spans, not requests. */
export function otlpTraces({ later, report, now = Date.now, ...collector }: OtlpOptions): TracesPort {
  const queue: FinishedSpan[] = [];
  let isExporting = false;
  let pausedUntilMs = 0;

  async function exportQueue(): Promise<void> {
    // The response is sent first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      while (queue.length > 0) await send(collector, queue.splice(0, BATCH_MAX));
    } catch (error) {
      queue.length = 0;
      pausedUntilMs = now() + PAUSE_MS;
      report('traces-not-exported', error);
    } finally {
      isExporting = false;
    }
  }

  return {
    add(spans) {
      if (now() < pausedUntilMs) return;
      queue.push(...spans.slice(0, QUEUE_MAX - queue.length));
      if (isExporting) return;
      isExporting = true;
      later(exportQueue());
    },
  };
}

async function send(
  { endpoint, headers, serviceName }: Pick<OtlpOptions, 'endpoint' | 'headers' | 'serviceName'>,
  spans: readonly FinishedSpan[],
): Promise<void> {
  const response = await fetch(`${withoutEndSlashes(endpoint)}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(toOtlp(spans, serviceName)),
    // A redirect would send the headers' key to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector responds with ${response.status}`);
}

/** Values of `SpanKind` and `StatusCode` in OTLP. */
const KINDS: Record<FinishedSpan['kind'], number> = { internal: 1, server: 2, client: 3 };
const ERROR_STATUS = 2;

/** The body of an export request: `ExportTraceServiceRequest` in OTLP's JSON encoding. */
function toOtlp(spans: readonly FinishedSpan[], serviceName: string): object {
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'storefront' }, spans: spans.map(toSpan) }] }],
  };
}

function toSpan({ traceId, id, parentId, name, kind, ...span }: FinishedSpan): object {
  return {
    ...{ traceId, spanId: id, name, kind: KINDS[kind] },
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    startTimeUnixNano: nanoseconds(span.startedAtMs),
    endTimeUnixNano: nanoseconds(span.startedAtMs + span.ms),
    attributes: attributesOf(span.attributes),
    status: span.hasFailed ? { code: ERROR_STATUS } : {},
  };
}

function attributesOf(attributes: FinishedSpan['attributes']): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

const MICROSECONDS = 1000;

/** As a string, because the number exceeds what JSON numbers represent exactly. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * MICROSECONDS)}000`;
}
