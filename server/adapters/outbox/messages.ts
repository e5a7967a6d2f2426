import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../domain/core/locale.js';
import type { MessagesPort } from '../../ports/messages.js';

/** Used without any service: writes each message to a directory as a text file. */
export function outboxMessages(folder: string): MessagesPort {
  const write = ({ phone, text, locale }: { phone: string; text: string; locale: Locale }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-message-${phone.slice(-4)}.txt`;
    writeFileSync(join(folder, name), `To: ${phone}\nLanguage: ${locale}\n\n${text}\n`, { mode: 0o600 });
    return Promise.resolve();
  };
  // Nobody has to read news of an order to go on.
  return { sendCode: write, sendConfirmation: write, sendOrder: write, tellsOf: () => false };
}
