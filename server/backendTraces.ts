import { waitUntil } from '@vercel/functions';
import { otlpTraces } from './adapters/otlp/otlp.js';
import type { Env } from './config/env.js';
import { describeError, log } from './http/telemetry/log.js';
import { exportTracesTo } from './http/telemetry/traces.js';
import { inSpan } from './ports/spans.js';
import type { MailPort } from './ports/mail.js';
import type { NewsletterPort } from './ports/records/newsletter.js';

/** From now on, sampled requests are exported to the configured collector, if there is one. */
export function openTraces({ traces }: Pick<Env, 'traces'>): void {
  exportTracesTo(traces === null ? null : otlpTraces({ ...traces, later: waitUntil, report }));
}

/** A warning, because an error would be reported to the operator at every outage of a mere tool. */
function report(event: string, error: unknown): void {
  log({ level: 'warn', event, error: error instanceof Error ? describeError(error) : 'unknown' });
}

/** Measures every subscription and its end. */
export function measuredNewsletter(newsletter: NewsletterPort): NewsletterPort {
  return {
    subscribe: (subscriber) => inSpan('newsletter', () => newsletter.subscribe(subscriber)),
    unsubscribe: (email) => inSpan('newsletter', () => newsletter.unsubscribe(email)),
  };
}

/** Measures every message. */
export function measuredMail(mail: MailPort): MailPort {
  return {
    send: (message) => inSpan('mail', () => mail.send(message)),
    rehearse: (message) => inSpan('mail', () => mail.rehearse(message)),
  };
}
