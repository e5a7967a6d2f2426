import { outboxMessages } from './adapters/outbox/messages.js';
import { smsGatewayMessages } from './adapters/smsGateway/smsGateway.js';
import { whatsAppMessages } from './adapters/whatsApp/whatsApp.js';
import type { Env } from './config/env.js';
import { inSpan } from './ports/spans.js';
import { type MessageService, type MessagesPort, UnansweredMessage } from './ports/messages.js';
import { type BudgetState, type MessageBudget, messageBudget } from './backendMessageBudget.js';
import { errorCodeOf } from '../domain/core/errors.js';

type Report = (event: string, error: unknown) => void;

/**
 * WhatsApp first and the SMS gateway for whom it does not reach, both within the operator's budget; a directory of files
 * where mail is written to one too; otherwise null, as nothing reaches a mobile number.
 */
export function openMessages(env: Env, state: BudgetState, report: Report): MessagesPort | null {
  const budget = messageBudget(state, env.smsBudget, report);
  const whatsApp = env.whatsApp === null ? [] : [paid(whatsAppMessages(env.whatsApp), budget)];
  const sms = env.smsGateway === null ? [] : [paid(smsGatewayMessages(env.smsGateway), budget)];
  const codes = [...whatsApp, ...sms];
  const { isUsedUp } = budget;
  if (codes.length === 0) {
    return env.writesMessages ? { ...paid(outboxMessages(env.outboxFolder), budget), isUsedUp } : null;
  }
  const confirming = [...(env.whatsApp?.confirmTemplate == null ? [] : whatsApp), ...sms];
  return {
    isUsedUp,
    rehearseCode: (message) => inTurn(codes, 1, report, (service) => service.rehearseCode(message)),
    sendCode: (message) => inTurn(codes, message.attempt, report, (service) => service.sendCode(message)),
    sendConfirmation: (message) =>
      inTurn(confirming, message.attempt, report, (service) => service.sendConfirmation(message)),
    sendNews: (message) => {
      const telling = codes.filter((service) => service.tellsOf(message.kind));
      return inTurn(telling, 1, report, (service) => service.sendNews(message), 'once');
    },
    tellsOf: (kind) => codes.some((service) => service.tellsOf(kind)),
  };
}

type PaidService = Omit<MessagesPort, 'isUsedUp'>;

/** Counts each message before it is sent; a rehearsal costs nothing. */
function paid(service: MessageService, { spend }: MessageBudget): PaidService {
  return {
    sendCode: async (message) => {
      await spend(message.share);
      await service.sendCode(message);
    },
    rehearseCode: (message) => service.rehearseCode(message),
    sendConfirmation: async (message) => {
      await spend(message.share);
      await service.sendConfirmation(message);
    },
    // Anyone can have an order whose news is sent to any number.
    sendNews: async (message) => {
      await spend('anyone');
      await service.sendNews(message);
    },
    tellsOf: (kind) => service.tellsOf(kind),
  };
}

/**
 * Sends by the first service that accepts the message; rejects as the last one does. A service may accept what it cannot
 * deliver, as WhatsApp does for a number without it, so every other attempt begins with the next service. `once`: a
 * message that a service may have sent is not sent by the next one.
 */
function inTurn(
  services: readonly PaidService[],
  attempt: number,
  report: Report,
  send: (service: PaidService) => Promise<void>,
  isOnce?: 'once',
): Promise<void> {
  return inSpan('message', async () => {
    const first = (attempt - 1) % services.length;
    const inOrder = [...services.slice(first), ...services.slice(0, first)];
    for (const service of inOrder.slice(0, -1)) {
      try {
        await send(service);
        return;
      } catch (error) {
        if (isOnce === 'once' && error instanceof UnansweredMessage) throw error;
        if (errorCodeOf(error) === 'messages_used_up') throw error;
        report('message-not-sent', error);
      }
    }
    const [last] = inOrder.slice(-1);
    if (last === undefined) throw new Error('No service sends these messages');
    await send(last);
  });
}
