import { outboxMessages } from './adapters/outbox/messages.js';
import { smsGatewayMessages } from './adapters/smsGateway/smsGateway.js';
import { whatsAppMessages } from './adapters/whatsApp/whatsApp.js';
import type { Env } from './config/env.js';
import { inSpan } from './ports/spans.js';
import type { MessagesPort } from './ports/messages.js';

type Report = (event: string, error: unknown) => void;

/**
 * WhatsApp first and the SMS gateway for whom it does not reach; a directory of files where mail is written to one too;
 * otherwise null, as nothing reaches a mobile number.
 */
export function openMessages(env: Env, report: Report): MessagesPort | null {
  const services: MessagesPort[] = [
    ...(env.whatsApp === null ? [] : [whatsAppMessages(env.whatsApp)]),
    ...(env.smsGateway === null ? [] : [smsGatewayMessages(env.smsGateway)]),
  ];
  if (services.length > 0) return inTurn(services, report);
  return env.smtpUrl === null && env.storeAccess === null ? outboxMessages(env.outboxFolder) : null;
}

/** The first service that accepts a message; rejects as the last one does. */
function inTurn(services: readonly MessagesPort[], report: Report): MessagesPort {
  return {
    sendCode: (message) =>
      inSpan('message', async () => {
        for (const service of services.slice(0, -1)) {
          try {
            await service.sendCode(message);
            return;
          } catch (error) {
            report('message-not-sent', error);
          }
        }
        await services.at(-1)?.sendCode(message);
      }),
  };
}
