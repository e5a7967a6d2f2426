import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewsletterPort } from '../../server/ports/newsletter.js';
import type { Open, Opened } from './support.js';

/** What the newsletter promises. */
export function describeNewsletterContract(name: string, open: Open<{ newsletter: NewsletterPort }>): void {
  describe(`${name}: newsletter`, () => {
    let opened: Opened<{ newsletter: NewsletterPort }>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('takes a subscriber in, and takes the same one again without complaint', async () => {
      const subscribe = (email: string) => opened.newsletter.subscribe({ email, firstName: 'Mona' });
      await expect(subscribe('mona@example.com')).resolves.toBeUndefined();
      await expect(subscribe('MONA@example.com')).resolves.toBeUndefined();
    });
  });
}
