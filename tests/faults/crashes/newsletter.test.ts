import { afterAll, expect, it } from 'vitest';
import { SENDGRID_KEY, SENDGRID_LIST, startSendGrid } from '../../support/standIns/sendGridStandIn.js';
import { Browser } from '../../api/browser.js';
import { openCrashShop } from './crashShop.js';

/* The process ends before each write of a subscription, of which the newsletter's service has to know. */

const MOST_MS = 120_000;
const service = await startSendGrid();
afterAll(() => service.close());
const { shop, newCustomer, newKey, endEverywhere } = await openCrashShop({
  SENDGRID_URL: service.url,
  SENDGRID_API_KEY: SENDGRID_KEY,
  SENDGRID_LIST_ID: SENDGRID_LIST,
});
let people = 0;

const subscriber = async () => {
  await newCustomer();
  return { email: `reader.${(people += 1)}@example.com`, key: newKey() };
};

/** What the shop, its service and the subscriber know. */
const known = async ({ email }: { email: string }) => {
  const ids = shop.letters.filter(({ to }) => to === email).map(({ messageId }) => messageId);
  return {
    kept: (await shop.backend.subscribers.list()).filter((each) => each.email === email).length,
    atService: (service.lists.get(SENDGRID_LIST) ?? []).filter((each) => each === email).length,
    letters: new Set(ids).size,
    unsynced: (await shop.backend.subscribers.listUnsynced()).length,
  };
};

it(
  'subscribes wholly or not at all, if nobody asks again',
  () =>
    endEverywhere({
      begin: subscriber,
      act: ({ email, key }) => new Browser().post('/api/post/add_to_sendgrid', { email }, key),
      isAlone: true,
      async meanwhile({ email }) {
        const { kept, atService } = await known({ email });
        expect(atService, 'the service has nobody without a consent').toBeLessThanOrEqual(kept);
      },
      async end(subject) {
        const { kept, ...rest } = await known(subject);
        return { ...rest, atService: rest.atService - kept, letters: rest.letters - kept };
      },
      ends: { atService: 0, letters: 0, unsynced: 0 },
    }),
  MOST_MS,
);

it(
  'subscribes once, if it is asked again',
  () =>
    endEverywhere({
      begin: subscriber,
      act: ({ email, key }) => new Browser().post('/api/post/add_to_sendgrid', { email }, key),
      end: known,
      ends: { kept: 1, atService: 1, letters: 1, unsynced: 0 },
    }),
  MOST_MS,
);

it(
  'ends a subscription at its service too',
  () =>
    endEverywhere({
      async begin() {
        const { email, key } = await subscriber();
        await new Browser().post('/api/post/add_to_sendgrid', { email });
        return { email, key, token: await shop.subscribers.tokenOf(email) };
      },
      act: ({ token, key }) => new Browser().post('/api/post/stop_newsletter', { key: token }, key),
      end: known,
      ends: { kept: 0, atService: 0, letters: 1, unsynced: 0 },
    }),
  MOST_MS,
);
