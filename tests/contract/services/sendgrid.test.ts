import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendGridNewsletter } from '../../../server/adapters/sendgrid/sendgrid.js';
import {
  SENDGRID_KEY,
  SENDGRID_LIST,
  type SendGridStandIn,
  startSendGrid,
  type Trouble,
} from '../../support/standIns/sendGridStandIn.js';
import { describeNewsletterContract } from '../records/newsletter.contract.js';
import { expectShopError } from '../support.js';

const PHONE_FIELD = 'w1_T';

function open({ url }: SendGridStandIn, changes: Partial<Parameters<typeof sendGridNewsletter>[0]> = {}) {
  return sendGridNewsletter({
    url,
    apiKey: SENDGRID_KEY,
    listId: SENDGRID_LIST,
    phoneFieldId: PHONE_FIELD,
    ...changes,
  });
}

describeNewsletterContract('SendGrid', async () => {
  const service = await startSendGrid();
  return {
    newsletter: open(service),
    known: (email) => {
      const contact = service.contacts.get(email);
      return Promise.resolve(
        contact === undefined
          ? null
          : {
              firstName: contact.first_name ?? null,
              lastName: contact.last_name ?? null,
              phone: contact.custom_fields?.[PHONE_FIELD] ?? null,
            },
      );
    },
    close: () => service.close(),
  };
});

describe('SendGrid', () => {
  let service: SendGridStandIn;
  beforeEach(async () => {
    service = await startSendGrid();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await service.close();
  });

  const mona = { email: 'mona@example.com' };
  const subscribe = (changes?: Parameters<typeof open>[1]) => open(service, changes).subscribe(mona);

  it('sends one contact for the list to SendGrid, at a URL without a trailing slash', async () => {
    await subscribe();
    expect(service.calls).toEqual([
      {
        method: 'PUT',
        path: '/v3/marketing/contacts',
        authorization: `Bearer ${SENDGRID_KEY}`,
        body: { list_ids: [SENDGRID_LIST], contacts: [mona] },
      },
    ]);
    expect(service.lists.get(SENDGRID_LIST)).toEqual(['mona@example.com']);
  });

  it('takes an address off the list, however it was written, and says when it is not known', async () => {
    await subscribe();
    const newsletter = open(service);
    expect(await newsletter.unsubscribe('mona@example.com')).toBe(true);
    expect(service.lists.get(SENDGRID_LIST)).toEqual([]);
    expect(service.contacts.size).toBe(1);
    expect(await newsletter.unsubscribe('nobody@example.com')).toBe(false);
    expect(service.calls.at(-2)).toMatchObject({
      method: 'DELETE',
      path: `/v3/marketing/lists/${SENDGRID_LIST}/contacts?contact_ids=id-of-mona%40example.com`,
    });
  });

  it('deletes the contact where there is no list', async () => {
    await subscribe({ listId: undefined });
    expect(await open(service, { listId: undefined }).unsubscribe('mona@example.com')).toBe(true);
    expect(service.contacts.size).toBe(0);
  });

  it.each([401, 503])('reports that an end of a subscription failed with %i', async (status) => {
    await subscribe();
    service.trouble.push({ status }, { status });
    await expectShopError(open(service).unsubscribe('mona@example.com'), 'newsletter_unavailable', {});
  });

  it.each(['/', '/v3', '/v3/'])('finds SendGrid when its URL ends with %s', async (end) => {
    await subscribe({ url: `${service.url}${end}` });
    expect(service.contacts.size).toBe(1);
  });

  it('sends no phone number without a field for it, and no list without its id', async () => {
    const newsletter = open(service, { phoneFieldId: undefined, listId: undefined });
    await newsletter.subscribe({ ...mona, phone: '+201012345678' });
    expect(service.calls[0]?.body).toEqual({ contacts: [mona] });
  });

  it('truncates names to SendGrid’s maximum', async () => {
    await open(service).subscribe({ ...mona, firstName: 'م'.repeat(60), lastName: 'Hassan' });
    expect(service.contacts.get('mona@example.com')?.first_name).toBe('م'.repeat(50));
  });

  it('reports an address that SendGrid rejects as an invalid email, without a retry', async () => {
    await expectShopError(open(service).subscribe({ email: 'mona@example' }), 'invalid_email', {
      fields: { email: 'invalid_email' },
    });
    expect(service.calls).toHaveLength(1);
  });

  const FINAL: [string, Trouble][] = [
    [
      'a wrong list',
      { status: 400, body: { errors: [{ message: 'list id is invalid', field: 'list_ids' }] } },
    ],
    ['a 400 that is no JSON', { status: 400, body: '<html>Bad Request: email</html>' }],
    ['a wrong key', { status: 401, body: { errors: [{ message: 'authorization required' }] } }],
    ['a key that may not', { status: 403, body: { errors: [{ message: 'access forbidden' }] } }],
    ['another path', { status: 404, body: { errors: [{ message: 'not found' }] } }],
    ['a page instead of JSON', { status: 202, body: '<!doctype html><title>Sign in to the Wi-Fi</title>' }],
    ['a 200', { status: 200, body: {} }],
    ['a redirect', { status: 307, headers: { location: '/v3/marketing/contacts' } }],
  ];

  it.each(FINAL)('reports an outage on %s', async (_, trouble) => {
    service.trouble.push(trouble, trouble);
    await expectShopError(subscribe(), 'newsletter_unavailable', {});
    expect(service.contacts.size).toBe(0);
  });

  it.each<[string, Trouble | 'hang up']>([
    ['a 500', { status: 500, body: { errors: [{ message: 'internal error' }] } }],
    ['a 503 with a page', { status: 503, body: '<html>Service Unavailable</html>' }],
    ['a 408', { status: 408 }],
    ['a limit that ends at once', { status: 429, headers: { 'x-ratelimit-reset': '1' } }],
    ['a broken connection', 'hang up'],
  ])('retries once after %s', async (_, trouble) => {
    service.trouble.push(trouble);
    await expect(subscribe()).resolves.toBeUndefined();
    expect(service.calls).toHaveLength(2);

    service.trouble.push(trouble, trouble);
    await expectShopError(subscribe(), 'newsletter_unavailable', {});
    expect(service.calls).toHaveLength(4);
  });

  it('waits for the end of SendGrid’s rate limit', async () => {
    const newsletter = open(service);
    const inAMinute = Math.ceil(Date.now() / 1000) + 60;
    service.trouble.push({ status: 429, headers: { 'x-ratelimit-reset': String(inAMinute) } });
    await expectShopError(newsletter.subscribe(mona), 'newsletter_unavailable');
    await expectShopError(newsletter.subscribe(mona), 'newsletter_unavailable');
    expect(service.calls).toHaveLength(1);

    vi.spyOn(Date, 'now').mockReturnValue((inAMinute + 1) * 1000);
    await expect(newsletter.subscribe(mona)).resolves.toBeUndefined();
  });

  it('backs off for a while on a rate limit without a valid end', async () => {
    const newsletter = open(service);
    const now = Date.now();
    service.trouble.push({ status: 429, headers: { 'x-ratelimit-reset': '99999999999' } });
    await expectShopError(newsletter.subscribe(mona), 'newsletter_unavailable');
    vi.spyOn(Date, 'now').mockReturnValue(now + 20 * 60_000);
    service.trouble.push({ status: 429 });
    await expectShopError(newsletter.subscribe(mona), 'newsletter_unavailable');
    vi.spyOn(Date, 'now').mockReturnValue(now + 22 * 60_000);
    await expect(newsletter.subscribe(mona)).resolves.toBeUndefined();
  });

  it('reports an outage without a retry when SendGrid does not answer in time', async () => {
    service.trouble.push({ status: 202, afterMs: 60_000 });
    await expectShopError(subscribe({ timeoutMs: 100 }), 'newsletter_unavailable', {});
    expect(service.calls).toHaveLength(1);
  });

  it('reports an outage when SendGrid cannot be reached', async () => {
    await service.close();
    await expectShopError(subscribe(), 'newsletter_unavailable', {});
  });

  it.each(FINAL)('logs the reason of %s without the key or the address', async (_, trouble) => {
    service.trouble.push(trouble, trouble);
    const error: unknown = await subscribe().catch((reason: unknown) => reason);
    const cause = (error as Error).cause as Error;
    expect(cause.message).toMatch(/^SendGrid /);
    expect(`${(error as Error).message} ${cause.stack}`).not.toMatch(/SG\.|mona@|wi-fi/i);
  });
});
