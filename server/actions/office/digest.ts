import { createHash } from 'node:crypto';
import { formatSlotTime } from '../../../domain/branches/slots.js';
import { dayInEgypt, daysAfter } from '../../../domain/egypt/egyptClock.js';
import { formatMobile } from '../../../domain/egypt/mobile.js';
import {
  DIGEST_LINES_MAX,
  DIGEST_MESSAGES_MS,
  DIGEST_SEARCHES_MAX,
  RETURNS_FOLLOWED_MAX,
} from '../../../domain/core/limits.js';
import { inLocale } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { type Order, orderTotal, pieceCount } from '../../../domain/order/order.js';
import { DIGEST } from '../../../features/digest.js';
import { serverIntl, translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { shownSearches } from '../search/shownSearches.js';
import { knownWays } from '../payment/ways.js';
import type { LetterContent } from '../letters/letterContent.js';
import { letterHtml } from '../letters/letterHtml.js';
import { letterText } from '../letters/letterText.js';
import { orderAddress } from './operatorLetter.js';
import { digestPart, shorten, type Section } from './digestPart.js';
import { officeOrder } from './officeOrder.js';

/**
 * How to send the operator's letter of a day; null if that day is over, nobody gets it, or nothing waits. Each part that
 * cannot be read is left out, and reported.
 */
export async function digestDelivery(backend: Backend, day: number): Promise<(() => Promise<void>) | null> {
  const { email: to, hasDigest, locale } = backend.settings.orders;
  if (to === null || !hasDigest || day !== digestDayOf(Date.now())) return null;
  const readPart = (read: (from: Backend) => Promise<Section[]>) =>
    read(backend).catch((error: unknown): Section[] => {
      backend.report('digest-incomplete', error);
      return [];
    });
  const parts = await Promise.all([ordersOpen, returnsOpen, soldOut, ...DIGEST, unanswered].map(readPart));
  const sections = parts.flat().filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return null;
  sections.push(...(await readPart(missedSearches)));
  const { shopName } = await backend.content.getShell();
  const word = translateTo(locale);
  const date = serverIntl(locale).formatDate(`${dayInEgypt(Date.now())}T00:00Z`, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const),
  });
  const content: LetterContent = {
    ...{ locale, shopName: inLocale(shopName, locale), subject: word('digest.subject', { date }) },
    ...{ greeting: word('digest.greeting'), paragraphs: [], items: [], sums: [], facts: [], sections },
  };
  const { subject } = content;
  const { hostname } = new URL(backend.settings.publicUrl);
  const digest = createHash('sha256').update(`digest ${day} ${to}`).digest('hex').slice(0, 16);
  return () =>
    backend.mail.send({
      ...{ to, subject, text: letterText(content), html: letterHtml(content) },
      messageId: `<digest-${day}-${digest}@${hostname}>`,
    });
}

/** Orders with what to do next, and before them today's appointments of each branch. */
async function ordersOpen(backend: Backend): Promise<Section[]> {
  const { settings, store, content } = backend;
  const { locale } = settings.orders;
  const [newestFirst, ways, branches] = await Promise.all([
    store.orders.listOrders({ statuses: ['processing', 'on-hold'] }),
    knownWays(backend),
    content.listBranches(),
  ]);
  const open = newestFirst.toReversed();
  const href = ({ id }: Order) => orderAddress(id, settings);
  const today = dayInEgypt(Date.now());
  const visits = branches.map(({ id, name }) => ({
    title: translateTo(locale)('digest.appointments', { branch: inLocale(name, locale) }),
    lines: open
      .filter(({ delivery }) => delivery?.visit?.branch === id && delivery.visit.slot?.date === today)
      .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
      .map((order) => ({ text: visitWords(order, backend), href: href(order) })),
  }));
  const lines = open.map((order) => ({
    text: [String(order.id), nameOf(order), officeOrder(order, ways, locale).next].join(' · '),
    href: href(order),
  }));
  return [...visits, digestPart(backend, 'digest.orders', lines)];
}

function startOf({ delivery }: Order): string {
  return delivery?.visit?.slot?.from ?? '';
}

function visitWords(order: Order, { settings }: Backend): string {
  const { locale } = settings.orders;
  const slot = order.delivery?.visit?.slot;
  const pieces = translateTo(locale)('digest.pieces', { count: pieceCount(order.items) });
  const total = `${formatPrice(orderTotal(order))} ${translateTo(locale)('egp')}`;
  const time = slot == null ? '' : formatSlotTime(slot, serverIntl(locale));
  const phone = order.billing === null ? '' : formatMobile(order.billing.phone);
  return [time, nameOf(order), phone, pieces, total].filter((fact) => fact !== '').join(' · ');
}

function nameOf({ billing }: Order): string {
  return billing === null ? '–' : `${billing.firstName} ${billing.lastName}`.trim();
}

/** Requests to return goods, oldest first: their orders are delivered, and would be named nowhere else. */
async function returnsOpen(backend: Backend): Promise<Section[]> {
  const { returns, settings } = backend;
  const word = translateTo(settings.orders.locale);
  const open = await returns.listOpen(RETURNS_FOLLOWED_MAX);
  const lines = open.map(({ id, orderId, reason }) => ({
    text: [
      word('return.request_title', { number: String(id) }),
      String(orderId),
      word(`return.reason.${reason}`),
    ].join(' · '),
    href: orderAddress(orderId, settings),
  }));
  return [digestPart(backend, 'digest.returns', lines)];
}

async function soldOut(backend: Backend): Promise<Section[]> {
  const { catalogue } = backend.store;
  const assortment = await catalogue.listAssortment();
  const stocked = new Set(assortment.flatMap(({ stockedIds }) => stockedIds));
  const all = new Set(assortment.flatMap(({ productIds }) => productIds));
  const ids = [...all].filter((id) => !stocked.has(id));
  const shown = await catalogue.getProducts(ids.slice(0, DIGEST_LINES_MAX));
  const { locale } = backend.settings.orders;
  const lines = shown.map(({ name }) => ({ text: inLocale(name, locale), href: null }));
  return [digestPart(backend, 'digest.sold_out', lines, ids.length)];
}

async function unanswered(backend: Backend): Promise<Section[]> {
  const since = new Date(Date.now() - DIGEST_MESSAGES_MS);
  const { messages, count } = await backend.contact.listUnanswered(since, DIGEST_LINES_MAX);
  const lines = messages.map(({ id, name, phone, email, message }) => {
    const contact = phone === null ? email : formatMobile(phone);
    return { text: [`#${id}`, name, contact ?? '', shorten(message)].join(' · '), href: null };
  });
  return [digestPart(backend, 'digest.messages', lines, count)];
}

/** What was searched yesterday and not found; a letter that would say nothing else is not worth sending. */
async function missedSearches({ missedSearches: searches, settings }: Backend): Promise<Section[]> {
  const yesterday = daysAfter(dayInEgypt(Date.now()), -1);
  const asked = (await searches.list(yesterday)).filter(({ day }) => day === yesterday);
  const top = shownSearches(asked).slice(0, DIGEST_SEARCHES_MAX);
  const title = translateTo(settings.orders.locale)('digest.searches');
  const lines = top.map(({ words, count }) => ({ text: `\u2068${words}\u2069 · ${count}`, href: null }));
  return lines.length === 0 ? [] : [{ title, lines }];
}

/** `20261125` */
export function digestDayOf(nowMs: number): number {
  return Number(dayInEgypt(nowMs).replaceAll('-', ''));
}
