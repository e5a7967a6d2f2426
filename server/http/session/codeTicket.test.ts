import { expect, it } from 'vitest';
import { clearCodeTicket, saveCodeTicket, readCodeTicket } from './codeTicket.js';

const TICKET = 'abcdefghij_KLMNOPQR-01';
const asking = (cookie: string, url = 'http://shop.test') => new Request(url, { headers: { cookie } });

it('keeps a ticket in the browser, from scripts and from other connections', () => {
  const kept = saveCodeTicket(asking('', 'https://shop.test'), TICKET);
  expect(readCodeTicket(asking(kept.split(';')[0] ?? ''))).toBe(TICKET);
  expect(kept.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']));
});

it('deletes it with a cookie of the same kind', () => {
  const cleared = clearCodeTicket(asking('', 'https://shop.test')).split('; ');
  expect(cleared).toEqual(['code_ticket=', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'HttpOnly', 'Secure']);
});

it.each([
  '',
  `code_ticket=${TICKET}x`,
  `code_ticket=x${TICKET}`,
  `code_ticket=${TICKET.slice(1)}`,
  `ticket=${TICKET}`,
])('reads no ticket from %j', (cookie) => {
  expect(readCodeTicket(asking(cookie))).toBeNull();
});
