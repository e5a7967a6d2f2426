import { randomUUID } from 'node:crypto';
import type { ErrorReport, ErrorReportsPort } from '../../ports/errorReports.js';

const TIMEOUT_MS = 3000;
/** The same error is sent once in this time, and all together at most so many. */
const WINDOW_MS = 60_000;
const REPORTS_MAX = 30;
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
  let pausedUntil = 0;

  function isWanted({ type, message, place }: ErrorReport): boolean {
    const time = now();
    if (time - windowStart > WINDOW_MS) {
      windowStart = time;
      sent.clear();
    }
    const same = `${type} ${message} ${place}`;
    if (time < pausedUntil || sent.has(same) || sent.size >= REPORTS_MAX) return false;
    sent.add(same);
    return true;
  }

  async function deliver(report: ErrorReport): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=storefront/1.0, sentry_key=${key}`,
      },
      body: toEnvelope(report, environment, new Date(now())),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === RATE_LIMITED) pausedUntil = now() + WINDOW_MS;
  }

  return {
    send: (report) => {
      if (isWanted(report)) later(deliver(report).catch(() => undefined));
    },
  };
}

/** Address and public key of a DSN. */
function endpointOf(dsn: string): { url: string; key: string } {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}

/** An envelope with one event: three lines of JSON. */
function toEnvelope(report: ErrorReport, environment: string, date: Date): string {
  const { platform, type, message, frames, place, requestId } = report;
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: date.toISOString(),
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
  const header = { event_id: id, sent_at: date.toISOString() };
  return [header, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
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
