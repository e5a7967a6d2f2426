import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../fixtures.js';

/** Where the shop under test writes the messages that it cannot send. */
const OUTBOX = '.data/outbox';

/** The newest code that the shop has sent to the number, `01012345678`. */
export async function codeSentTo(phone: string): Promise<string> {
  const read = () => {
    const files = readdirSync(OUTBOX).filter((name) => name.endsWith(`message-${phone.slice(-4)}.txt`));
    const texts = files.toSorted().map((name) => readFileSync(join(OUTBOX, name), 'utf8'));
    const last = texts.findLast((text) => text.startsWith(`To: +2${phone}\n`)) ?? '';
    return /\b\d{6}\b/.exec(last)?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}
