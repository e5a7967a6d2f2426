import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewsletterPort } from '../../../server/ports/records/newsletter.js';
import type { Open, Opened } from '../support.js';

export interface NewsletterUnderTest {
  newsletter: Pick<NewsletterPort, 'subscribe'>;
  /** The service's data of a subscriber; null if not subscribed. */
  known(email: string): Promise<{
    firstName: string | null;
    lastName: string | null;
    phone: string | null;
  } | null>;
}

/** The contract of the newsletter. */
export function describeNewsletterContract(name: string, open: Open<NewsletterUnderTest>): void {
  describe(`${name}: newsletter`, () => {
    let opened: Opened<NewsletterUnderTest>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('subscribes an address without a name', async () => {
      await opened.newsletter.subscribe({ email: 'reader@example.com' });
      expect(await opened.known('reader@example.com')).toEqual({
        firstName: null,
        lastName: null,
        phone: null,
      });
      expect(await opened.known('nobody@example.com')).toBeNull();
    });

    test('stores name and phone with the address, including Arabic ones', async () => {
      const person = { firstName: 'منى', lastName: 'حسن', phone: '+201012345678' };
      await opened.newsletter.subscribe({ email: 'mona@example.com', ...person });
      expect(await opened.known('mona@example.com')).toEqual(person);
    });

    test('accepts a repeated subscription in any spelling of the address', async () => {
      const person = { firstName: 'Aya', lastName: 'Ali', phone: '+201112345678' };
      await opened.newsletter.subscribe({ email: 'aya@example.com', ...person });
      await expect(opened.newsletter.subscribe({ email: ' AYA@Example.com ' })).resolves.toBeUndefined();
      expect(await opened.known('aya@example.com')).toEqual(person);

      await opened.newsletter.subscribe({ email: 'aya@example.com', firstName: 'Ayah' });
      expect(await opened.known('aya@example.com')).toEqual({ ...person, firstName: 'Ayah' });
    });

    test('accepts many subscriptions in parallel', async () => {
      const emails = Array.from({ length: 8 }, (_, index) => `many${index}@example.com`);
      await Promise.all(emails.map((email) => opened.newsletter.subscribe({ email })));
      for (const email of emails) expect(await opened.known(email)).not.toBeNull();
    });
  });
}
