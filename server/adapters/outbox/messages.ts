import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../domain/core/locale.js';
import { FEATURE_NEWS } from '../../../features/rules.js';
import type { MessageService } from '../../ports/messages.js';

/** Used without any service: writes each message to a directory as a text file. */
export function outboxMessages(folder: string): MessageService {
  const write = ({ phone, text, locale }: { phone: string; text: string; locale: Locale }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-message-${phone.slice(-4)}.txt`;
    const file = join(folder, name);
    writeFileSync(file, `To: ${phone}\nLanguage: ${locale}\n\n${text}\n`, { mode: 0o600 });
    return file;
  };
  const send = (message: Parameters<typeof write>[0]) => {
    write(message);
    return Promise.resolve();
  };
  return {
    sendCode: send,
    rehearseCode: (message) => {
      rmSync(write(message));
      return Promise.resolve();
    },
    sendConfirmation: send,
    sendNews: send,
    // Nobody has to read news of an order to go on; of a feature a mobile number is only taken if it is told there.
    tellsOf: (kind) => FEATURE_NEWS.some((known) => known === kind),
  };
}
