import { randomUUID } from 'node:crypto';
import type { WebVitals } from '../../../domain/reports/webVitals.js';
import type { ErrorReport, ErrorReportsPort } from '../../ports/errorReports.js';

const TIMEOUT_MS = 3000;
/** The same error is sent once in this time, and all together at most so many. */
const WINDOW_MS = 60_000;
const REPORTS_MAX = 30;
const VITALS_MAX = 60;
const RATE_LIMITED = 429;

interface SentryOptions {
  /** `https://<public key>@<host>/<project>`. */
  dsn: string;
  /** `production`, `preview`. */
  environment: string;
  later: (work: Promise<unknown>) => void;
  now?: () => number;
}

/** Sends errors to Sentry, or a compatible service such as GlitchTip, by its envelope protocol. */
export function sentryReports(options: SentryOptions): ErrorReportsPort {
  const { dsn, environment, later, now = Date.now } = options;
  const { url, key } = endpointOf(dsn);
  let windowStart = 0;
  const sent = new Set<string>();
  let vitalsSent = 0;
  let pausedUntil = 0;

  /** Begins a new window if the last one is over; false while the service wants nothing. */
  function isOpen(): boolean {
    const time = now();
    if (time - windowStart > WINDOW_MS) {
      windowStart = time;
      sent.clear();
      vitalsSent = 0;
    }
    return time >= pausedUntil;
  }

  function isWanted({ type, message, place }: ErrorReport): boolean {
    const same = `${type} ${message} ${place}`;
    if (!isOpen() || sent.has(same) || sent.size >= REPORTS_MAX) return false;
    sent.add(same);
    return true;
  }

  async function deliver(body: string): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=storefront/1.0, sentry_key=${key}`,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === RATE_LIMITED) pausedUntil = now() + WINDOW_MS;
  }

  return {
    send: (report) => {
      if (!isWanted(report)) return;
      later(
        deliver(toEnvelope('event', toEvent(report, environment), new Date(now()))).catch(() => undefined),
      );
    },
    sendVitals: (vitals) => {
      if (!isOpen() || vitalsSent >= VITALS_MAX) return;
      vitalsSent += 1;
      const transaction = toTransaction(vitals, environment, new Date(now()));
      later(deliver(toEnvelope('transaction', transaction, new Date(now()))).catch(() => undefined));
    },
  };
}

/** Address and public key of a DSN. */
function endpointOf(dsn: string): { url: string; key: string } {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}

/** An envelope with one item: three lines of JSON. */
function toEnvelope(type: 'event' | 'transaction', item: object, date: Date): string {
  const id = { event_id: hexId(EVENT_ID_CHARS) };
  const sentAt = date.toISOString();
  const lines = [{ ...id, sent_at: sentAt }, { type }, { ...id, timestamp: sentAt, ...item }];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

function toEvent(report: ErrorReport, environment: string): object {
  const { platform, type, message, frames, place, requestId } = report;
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
function toTransaction({ page, cls, ...times }: WebVitals, environment: string, date: Date): object {
  const measurements = Object.fromEntries([
    ...Object.entries(times).map(([name, value]) => [name, { value, unit: 'millisecond' }]),
    ...(cls === undefined ? [] : [['cls', { value: cls, unit: 'none' }]]),
  ]) as Record<string, object>;
  return {
    type: 'transaction',
    platform: 'javascript',
    environment,
    transaction: page,
    start_timestamp: date.toISOString(),
    contexts: {
      trace: { trace_id: hexId(EVENT_ID_CHARS), span_id: hexId(SPAN_ID_CHARS), op: 'pageload' },
    },
    measurements,
  };
}

const EVENT_ID_CHARS = 32;
const SPAN_ID_CHARS = 16;

function hexId(chars: number): string {
  return randomUUID().replaceAll('-', '').slice(0, chars);
}

function toFrame({ function: name, file, line, column }: ErrorReport['frames'][number]) {
  return {
    function: name,
    filename: file,
    lineno: line,
    colno: column,
    in_app: !/node_modules|^node:/.test(file),
  };
}
