import { expect, it, vi } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Backend } from '../../ports/backend.js';
import type { Mail } from '../../ports/mail.js';
import { accountDelivery } from './accountDelivery.js';

const BEFORE = { email: 'old@example.com', phone: '+201012345678' };
const QUEUED_AT = new Date('2026-11-23T10:00:00Z');

async function sent(letter: object | null, customer: Partial<Customer> | null = null) {
  const send = vi.fn((_mail: Mail) => Promise.resolve());
  const stored = letter && {
    to: 'mona@example.com',
    customerId: 1,
    isDone: false,
    before: BEFORE,
    ...letter,
  };
  const backend = {
    accountLetters: { getLetter: () => Promise.resolve(stored) },
    store: { customers: { getCustomer: () => Promise.resolve(customer) } },
    settings: { publicUrl: 'https://shop.example' },
    mail: { send },
  } as unknown as Backend;
  await (
    await accountDelivery(backend, { accountLetterId: 5, queuedAt: QUEUED_AT })
  )?.();
  return send.mock.calls[0]?.[0];
}

it('names each change in every language, under one Message-ID', async () => {
  const mail = await sent({ isDone: true, news: ['email', 'password'] });
  expect(mail).toMatchObject({
    to: 'mona@example.com',
    messageId: `<account-5-${QUEUED_AT.getTime()}@shop.example>`,
    subject: 'تم تعديل حسابك | Your account was changed',
  });
  const parts = mail?.text.split('\n\n--------\n\n') ?? [];
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(part.match(/^- \S/gm)).toHaveLength(2);
  expect(parts[0]).toContain('https://shop.example/ar/');
  expect(parts[1]).not.toContain('/ar/');
});

it('names what a process that ended has changed, and a password always', async () => {
  const news = ['email', 'phone', 'addresses', 'password'];
  const linesOf = async (customer: Partial<Customer> | null) =>
    (await sent({ news }, customer))?.text.match(/^- /gm)?.length;
  expect(await linesOf({ email: 'new@example.com', phone: BEFORE.phone })).toBe(2 * 3);
  expect(await linesOf({ email: BEFORE.email, phone: BEFORE.phone })).toBe(2 * 2);
  expect(await sent({ news: ['email'] }, { email: BEFORE.email })).toBeUndefined();
});

it('tells of a deletion once the account is gone', async () => {
  expect(await sent({ news: ['deleted'] }, { email: BEFORE.email })).toBeUndefined();
  const mail = await sent({ news: ['deleted'] });
  expect(mail?.subject.split(' | ')).toHaveLength(2);
  expect(mail?.text).not.toContain('forgot');
});

it('tells nothing that is not stored any more', async () => {
  expect(await sent(null)).toBeUndefined();
});
