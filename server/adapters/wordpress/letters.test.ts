import { expect, test, vi } from 'vitest';
import type { StoreClient } from '../wpRest/client.js';
import { wordpressLetters } from './letters.js';

const LETTER = { to: 'mona@example.com', subject: 'Code', text: '1234' };

function open(request: StoreClient['request']) {
  return wordpressLetters({ request });
}

test('passes an email to the companion plugin unchanged, with its Reply-To', async () => {
  const request = vi.fn(() => Promise.resolve({ body: { sent: true }, pages: 1, total: 0 }));
  await open(request).send({ ...LETTER, replyTo: { name: 'Ali', address: 'ali@example.com' } });
  expect(request).toHaveBeenCalledExactlyOnceWith({
    method: 'POST',
    path: 'wc-storefront/v1/letters',
    body: { ...LETTER, reply_to: 'ali@example.com' },
  });
});

test('reports an email that WordPress does not accept to the caller', async () => {
  const request = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(open(request).send(LETTER)).rejects.toThrow('refused');
});
