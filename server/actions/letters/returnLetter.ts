import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, inLocale, type Localized } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import type { LineItem, Order } from '../../../domain/order/order.js';
import type { ReturnNoticeKind } from '../../../domain/returns/returnNotices.js';
import type { ReturnRequest, ReturnState } from '../../../domain/returns/returns.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { ShopSettings } from '../../ports/backend.js';
import type { Mail } from '../../ports/mail.js';
import type { LetterContent } from './letterContent.js';
import { letterHtml, letterPicture } from './letterHtml.js';
import { letterText } from './letterText.js';
import { letterItem } from './letterItem.js';

interface LetterSettings extends Pick<ShopSettings, 'publicUrl'> {
  shopName: Localized;
}

/** A letter to the customer about their request to return goods, in the language in which they ordered. */
export function returnLetter(
  kind: ReturnState,
  order: Order,
  request: ReturnRequest,
  settings: LetterSettings,
): Omit<Mail, 'to'> {
  const content = contentOf(kind, order, request, settings);
  return {
    subject: content.subject,
    text: letterText(content),
    html: letterHtml(content),
    messageId: returnMessageId(kind, order, request, settings),
  };
}

/** The same for every repeat of a letter, so that mail programs recognise it. */
export function returnMessageId(
  kind: ReturnNoticeKind,
  { key }: Order,
  { id }: ReturnRequest,
  { publicUrl }: Pick<ShopSettings, 'publicUrl'>,
): string {
  const digest = createHash('sha256').update(`return ${id} ${kind} ${key}`).digest('hex').slice(0, 16);
  return `<return-${id}-${kind}-${digest}@${new URL(publicUrl).hostname}>`;
}

/** The lines of the order that a request names, with the pieces to return. */
export function linesOf(
  { items }: Pick<Order, 'items'>,
  { lines }: Pick<ReturnRequest, 'lines'>,
): { line: LineItem; quantity: number }[] {
  return lines.flatMap(({ lineItemId, quantity }) => {
    const line = items.find(({ id }) => id === lineItemId);
    return line === undefined ? [] : [{ line, quantity }];
  });
}

function contentOf(
  kind: ReturnState,
  order: Order,
  request: ReturnRequest,
  { publicUrl, shopName }: LetterSettings,
): LetterContent {
  const locale = order.locale ?? DEFAULT_LOCALE;
  const words = { number: String(request.id), order: String(order.id) };
  const word = (key: MessageKey) => translateTo(locale)(key, words);
  const link = (path: string) => `${publicUrl}${localePath(path, locale)}`;
  const answer =
    kind === (request.answeredAs ?? request.state) && request.answer !== null ? [request.answer] : [];
  return {
    locale,
    shopName: inLocale(shopName, locale),
    subject: word(`mail.return.subject.${kind}`),
    greeting: translateTo(locale)('mail.order.hello', { name: order.billing?.firstName ?? '' }),
    paragraphs: [word(`mail.return.${kind}`), ...answer],
    items: linesOf(order, request).map(({ line, quantity }) => ({
      ...letterItem({ ...line, quantity }, locale),
      image: letterPicture(line.image, publicUrl),
    })),
    sums: [],
    facts: [
      { label: word('return.number_label'), value: String(request.id) },
      { label: word('order.number'), value: String(order.id) },
      { label: word('return.reason'), value: word(`return.reason.${request.reason}`) },
    ],
    link: { label: word('mail.order.track'), href: link(trackOrderPath(order.id, order.key)) },
    contact: {
      ...{ text: word('order.contact_text'), label: word('order.contact') },
      href: link(PATHS.contact),
    },
  };
}
