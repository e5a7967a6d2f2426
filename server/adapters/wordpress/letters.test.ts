import { expect, test, vi } from 'vitest';
import type { StoreClient } from '../wpRest/client.js';
import { wordpressLetters } from './letters.js';

const LETTER = { to: 'mona@example.com', subject: 'Code', text: '1234' };

function open(request: StoreClient['request']) {
  return wordpressLetters({ request });
}

test('a letter goes to the companion plugin as it is, with whom to answer', async () => {
  const request = vi.fn(() => Promise.resolve({ body: { sent: true }, pages: 1 }));
  await open(request).send({ ...LETTER, replyTo: { name: 'Ali', address: 'ali@example.com' } });
  expect(request).toHaveBeenCalledExactlyOnceWith({
    method: 'POST',
    path: 'wc-storefront/v1/letters',
    body: { ...LETTER, reply_to: 'ali@example.com' },
  });
});

test('a letter that WordPress does not take is told to the sender', async () => {
  const request = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(open(request).send(LETTER)).rejects.toThrow('refused');
});
