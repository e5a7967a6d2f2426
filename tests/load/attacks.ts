import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cartOf, checkoutOf } from '../../scripts/bench/scale/customers.js';
import { IMAGE_QUALITY, IMAGE_WIDTHS_PX } from '../../domain/core/limits.js';
import type { Reply, Send, Sent } from './client.js';
import type { Shop } from './shop.js';

/** The dearest requests of a kind, by which one attacker tries to keep all others from the shop. */
export interface Attack {
  kind: string;
  strike: (turn: number) => Promise<Reply>;
}

const ACCOUNTS = 25;
/** As long as a search may be; each turn has another text, so that nobody's answer can be shared. */
const longSearch = (turn: number) =>
  encodeURIComponent(`ty re ba oi 20 55 r1 mi co ${turn} li br pi ka lo fi su el an pr`);
const BIG_BODY = Buffer.alloc(900_000, 'a');

/** All attacks, each from an address of its own, by somebody with accounts. */
export function attacksOf({ goods, customers }: Shop, send: Send): Attack[] {
  const pictures = readdirSync('dist/client/pictures').filter((name) => name.endsWith('.webp'));
  const accounts = customers.slice(0, ACCOUNTS).map(({ cookie }) => ({ cookie, orderId: 0 }));
  let attackers = 0;
  const attack = (kind: string, ask: (turn: number) => Omit<Sent, 'from'>): Attack => {
    attackers += 1;
    const from = `198.51.100.${attackers}`;
    return { kind, strike: (turn) => send({ ...ask(turn), from }) };
  };
  const reading = (kind: string, pathOf: (turn: number) => string) =>
    attack(kind, (turn) => ({ path: pathOf(turn) }));
  const post = (path: string, body: object, { cookie }: { cookie: string }): Omit<Sent, 'from'> => ({
    ...{ path, method: 'POST', body: JSON.stringify(body) },
    headers: { cookie, 'idempotency-key': randomUUID() },
  });
  const nobody = { cookie: '' };
  const toCart = (turn: number) =>
    post('/api/wcPost/place-order', cartOf(at(goods, 0).id), at(accounts, turn));
  const buying = attack('order', (turn) => {
    const pair = Math.floor(turn / 2);
    const filled = at(accounts, pair + ACCOUNTS - 12); // its cart has been filled a while ago
    return turn % 2 === 0 ? toCart(pair) : post('/api/wcPost/checkout', checkoutOf(filled.orderId), filled);
  });
  const order: Attack = {
    ...buying,
    async strike(turn) {
      const reply = await buying.strike(turn);
      const isCart = turn % 2 === 0 && reply.status < 300 && reply.text !== '';
      if (isCart) at(accounts, turn / 2).orderId = (JSON.parse(reply.text) as { id: number }).id;
      return reply;
    },
  };
  return [
    reading('page on demand', (turn) => `/search?keyword=${longSearch(turn)}`),
    attack('page, client leaves', (turn) => ({
      path: `/search?keyword=${longSearch(turn)}`,
      leavesAfterMs: 5,
    })),
    reading('search', (turn) => `/api/wcFetch/products?search=tyre%20${turn}&per_page=100`),
    reading('suggestions', (turn) => `/api/wpFetch/search_key?keyword=${longSearch(turn)}`),
    reading('listing', (turn) => `/api/wcFetch/products?per_page=100&min_price=${turn}`),
    reading('feed', () => '/feeds/google-en.xml'),
    reading('picture', (turn) => {
      const picture = at(pictures, Math.floor(turn / IMAGE_WIDTHS_PX.length));
      const url = encodeURIComponent(`/pictures/${picture}`);
      return `/_vercel/image?url=${url}&w=${at(IMAGE_WIDTHS_PX, turn)}&q=${IMAGE_QUALITY}`;
    }),
    attack('login', (turn) =>
      post('/api/post/login', { username: `nobody.${turn}@example.com`, password: 'three mice' }, nobody),
    ),
    attack('code by message', (turn) =>
      post('/api/post/send_code', { username: `0100${1_000_000 + turn}` }, nobody),
    ),
    attack('cart', toCart),
    order,
    attack('body of 900 kB', () => ({ path: '/api/webhook/store', method: 'POST', body: BIG_BODY })),
  ];
}

export function at<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('There is nothing to ask for');
  return found;
}
