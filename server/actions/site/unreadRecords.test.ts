import { expect, it, vi } from 'vitest';
import type { Backend } from '../../ports/backend.js';
import { mailUnreadRecords } from './unreadRecords.js';

const PROBLEM = { record: 'Product 17', line: 'Product 17 is read in part: sku is null' };

interface Options {
  contactEmail?: string | null;
  send?: () => Promise<void>;
}

function open({ contactEmail = 'shop@example.com', send = () => Promise.resolve() }: Options = {}) {
  let unsent = [PROBLEM];
  const sent = vi.fn(send);
  const backend = {
    settings: { contactEmail },
    mail: { send: sent },
    report: vi.fn(),
    recordProblems: {
      takeUnsent: () => Promise.resolve(unsent.splice(0)),
      giveBack: (problems: (typeof PROBLEM)[]) => Promise.resolve((unsent = problems)),
    },
  } as unknown as Backend;
  return { backend, sent, unsent: () => unsent };
}

it('mails what cannot be read once, in both languages', async () => {
  const { backend, sent } = open();
  await mailUnreadRecords(backend);
  await mailUnreadRecords(backend);
  expect(sent.mock.calls).toEqual([
    [
      {
        to: 'shop@example.com',
        subject: expect.stringMatching(/store.*المتجر/) as string,
        text: expect.stringContaining(PROBLEM.line) as string,
      },
    ],
  ]);
});

it('keeps what could not be sent for the next time, and says so in the log', async () => {
  const error = new Error('no mail server');
  const { backend, unsent } = open({ send: () => Promise.reject(error) });
  await mailUnreadRecords(backend);
  expect(backend.report).toHaveBeenCalledExactlyOnceWith('operator-not-told', error);
  expect(unsent()).toEqual([PROBLEM]);
});

it('leaves it to the log where the operator has no address', async () => {
  const { backend, unsent } = open({ contactEmail: null });
  await mailUnreadRecords(backend);
  expect(unsent()).toEqual([PROBLEM]);
});
