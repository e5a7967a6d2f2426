import { randomUUID } from 'node:crypto';
import type { StackFrame } from '../../../domain/reports/stackFrames.js';
import { newSpanId } from '../../ports/spans.js';
import type { TelemetryEvent } from '../../ports/telemetry.js';
import type { TelemetryService } from './transport.js';

interface SentryOptions {
  /** `https://<public key>@<host>/<project>`. */
  dsn: string;
  /** `production`, `preview`. */
  environment: string;
}

/** Sentry, or a compatible service such as GlitchTip, by its envelope protocol: errors and web vitals. */
export function sentry({ dsn, environment }: SentryOptions): TelemetryService {
  const { protocol, host, username: key, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return {
    kinds: ['error', 'vitals'],
    url: `${protocol}//${host}${path}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=storefront/1.0, sentry_key=${key}`,
    },
    batchMax: 1, // of an envelope
    encode: (events, now) =>
      events
        .filter((event) => event.kind !== 'span')
        .map((event) => toEnvelope(event, environment, now))
        .join('\n'),
  };
}

/** An envelope with one item: three lines of JSON. */
function toEnvelope(event: TelemetryEvent<'error' | 'vitals'>, environment: string, now: Date): string {
  const id = { event_id: newId() };
  const sentAt = now.toISOString();
  const [type, item] =
    event.kind === 'error'
      ? ['event', toEvent(event, environment)]
      : ['transaction', toTransaction(event, environment, now)];
  const lines = [{ ...id, sent_at: sentAt }, { type }, { ...id, timestamp: sentAt, ...item }];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

function toEvent(
  { platform, type, message, frames, place, requestId }: TelemetryEvent<'error'>,
  environment: string,
): object {
  return {
    platform,
    level: 'error',
    environment,
    transaction: place,
    ...(requestId === undefined ? {} : { tags: { request_id: requestId } }),
    exception: {
      values: [
        {
          type,
          value: message,
          ...(frames.length === 0 ? {} : { stacktrace: { frames: frames.map(toFrame).reverse() } }),
        },
      ],
    },
  };
}

/** Web vitals are measurements of a transaction, which needs a trace: one of its own, of no length. */
function toTransaction(vitals: TelemetryEvent<'vitals'>, environment: string, now: Date): object {
  const measurements = Object.fromEntries(
    Object.entries(vitals).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, { value, unit: name === 'cls' ? 'none' : 'millisecond' }]] : [],
    ),
  );
  return {
    type: 'transaction',
    platform: 'javascript',
    environment,
    transaction: vitals.page,
    start_timestamp: now.toISOString(),
    contexts: {
      trace: { trace_id: newId(), span_id: newSpanId(), op: 'pageload' },
    },
    measurements,
  };
}

function newId(): string {
  return randomUUID().replaceAll('-', '');
}

function toFrame({ function: name, file, line, column }: StackFrame) {
  return {
    function: name,
    filename: file,
    lineno: line,
    colno: column,
    in_app: !/node_modules|^node:/.test(file),
  };
}
