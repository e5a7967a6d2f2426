import type { SendTelemetry, TelemetryEvent } from '../../ports/telemetry.js';

const TIMEOUT_MS = 2000;
/** Events that wait to be sent; further ones are dropped. */
const QUEUE_MAX = 2000;
/** After a failure nothing is sent for so long. */
const PAUSE_MS = 30_000;
const WINDOW_MS = 60_000;
/** Most events of a kind in a minute, per instance. */
const PER_MINUTE: Record<TelemetryEvent['kind'], number> = { error: 30, vitals: 60, span: Infinity };

/** A service that receives some kinds of events over HTTP. */
export interface TelemetryService {
  kinds: readonly TelemetryEvent['kind'][];
  url: string;
  headers: Record<string, string>;
  /** Most events in one request. */
  batchMax: number;
  /** The body of a request with events of these kinds. */
  encode: (events: readonly TelemetryEvent[], now: Date) => string;
}

interface TransportOptions {
  /** Runs work that continues after the response. */
  later: (work: Promise<unknown>) => void;
  /** Receives failures. */
  report: (event: string, error: unknown) => void;
  now?: () => number;
}

/** Sends events of a service's kinds to it, after the response. A service that does not respond costs events, not requests. */
export function sendTo(
  service: TelemetryService,
  { later, report, now = Date.now }: TransportOptions,
): SendTelemetry {
  const queue: TelemetryEvent[] = [];
  const isWithinLimits = limiter(now);
  let isSending = false;
  let pausedUntilMs = 0;
  const isWanted = (event: TelemetryEvent) => service.kinds.includes(event.kind) && isWithinLimits(event);

  async function sendQueue(): Promise<void> {
    // The response is sent first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      while (queue.length > 0) {
        await post(service, service.encode(queue.splice(0, service.batchMax), new Date(now())));
      }
    } catch (error) {
      queue.length = 0;
      pausedUntilMs = now() + PAUSE_MS;
      report('telemetry-not-sent', error);
    } finally {
      isSending = false;
    }
  }

  return (events) => {
    if (now() < pausedUntilMs) return;
    queue.push(...events.filter(isWanted).slice(0, QUEUE_MAX - queue.length));
    if (isSending || queue.length === 0) return;
    isSending = true;
    later(sendQueue());
  };
}

/** Counts events by kind, and leaves out an error that was sent in the same minute. */
function limiter(now: () => number): (event: TelemetryEvent) => boolean {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return (event) => {
    if (now() - windowStart > WINDOW_MS) {
      windowStart = now();
      counts.clear();
    }
    const same = event.kind === 'error' ? `${event.type} ${event.message} ${event.place}` : null;
    const count = counts.get(event.kind) ?? 0;
    if (count >= PER_MINUTE[event.kind] || (same !== null && counts.has(same))) return false;
    counts.set(event.kind, count + 1);
    if (same !== null) counts.set(same, 1);
    return true;
  };
}

async function post(
  { url, headers }: Pick<TelemetryService, 'url' | 'headers'>,
  body: string,
): Promise<void> {
  const response = await fetch(url, {
    ...{ method: 'POST', headers, body },
    // A redirect would send the headers' key to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The service responds with ${response.status}`);
}
