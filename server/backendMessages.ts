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

/**
 * The first service that accepts a message; rejects as the last one does. A service may accept what it cannot deliver,
 * as WhatsApp does for a number without it, so every other attempt begins with the next service.
 */
function inTurn(services: readonly MessagesPort[], report: Report): MessagesPort {
  return {
    sendCode: (message) =>
      inSpan('message', async () => {
        const first = (message.attempt - 1) % services.length;
        const inOrder = [...services.slice(first), ...services.slice(0, first)];
        for (const service of inOrder.slice(0, -1)) {
          try {
            await service.sendCode(message);
            return;
          } catch (error) {
            report('message-not-sent', error);
          }
        }
        await inOrder.at(-1)?.sendCode(message);
      }),
  };
}
