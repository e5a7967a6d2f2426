import { withoutEndSlashes } from '../../../domain/core/paths.js';
import type { SpanEvent } from '../../ports/telemetry.js';
import type { TelemetryService } from './transport.js';

interface CollectorOptions {
  /** Base address of the collector, to which `/v1/traces` is appended. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

const BATCH_MAX = 500;

/** A collector of spans that speaks OTLP over HTTP, as JSON. */
export function otlpCollector({ endpoint, headers, serviceName }: CollectorOptions): TelemetryService {
  return {
    kinds: ['span'],
    url: `${withoutEndSlashes(endpoint)}/v1/traces`,
    headers: { ...headers, 'content-type': 'application/json' },
    batchMax: BATCH_MAX,
    encode: (events) =>
      JSON.stringify(
        toRequest(
          events.filter((event) => event.kind === 'span'),
          serviceName,
        ),
      ),
  };
}

/** Values of `SpanKind` and `StatusCode` in OTLP. */
const ROLES: Record<SpanEvent['role'], number> = { internal: 1, server: 2, client: 3 };
const ERROR_STATUS = 2;

/** `ExportTraceServiceRequest` in OTLP's JSON encoding. */
function toRequest(spans: readonly SpanEvent[], serviceName: string): object {
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'storefront' }, spans: spans.map(toSpan) }] }],
  };
}

function toSpan({ traceId, id, parentId, name, role, ...span }: SpanEvent): object {
  return {
    ...{ traceId, spanId: id, name, kind: ROLES[role] },
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    startTimeUnixNano: nanoseconds(span.startedAtMs),
    endTimeUnixNano: nanoseconds(span.startedAtMs + span.ms),
    attributes: attributesOf(span.attributes),
    status: span.hasFailed ? { code: ERROR_STATUS } : {},
  };
}

function attributesOf(attributes: SpanEvent['attributes']): object[] {
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
