import { type CalendarLine, calendarFile, calendarText } from '../../../domain/branches/icalendar.js';
import type { Branch, Slot, Visit } from '../../../domain/branches/branch.js';
import { egyptOffsetMinutes } from '../../../domain/egypt/egyptClock.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import { parseId } from '../../../domain/core/parseId.js';
import { DEFAULT_LOCALE, inLocale, type Locale } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import { isStanding, type Order } from '../../../domain/order/order.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { requireReadableOrder } from './orders.js';
import { branchOf } from '../branches/visitOf.js';

/** A file for calendars. */
interface CalendarFile {
  /** `CANCEL` takes the appointment off the calendar. */
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

const ZONE = 'Africa/Cairo';

/**
 * The appointment of an order as a calendar file, in the language of the order, for its owner or a holder of its key.
 * It has the same UID after every change, with a higher SEQUENCE. Throws `order_not_found`, also for an order without a
 * time.
 */
export async function visitCalendar(
  backend: Backend,
  caller: Caller,
  idText: string,
  key: string | undefined,
): Promise<CalendarFile> {
  const { order } = await requireReadableOrder(backend, caller, parseId(idText), key);
  const visit = order.delivery?.visit;
  const isCancelled = order.status === 'cancelled' || order.status === 'refunded';
  if (visit?.slot == null || !(isCancelled || isStanding(order.status)))
    throw new ShopError('order_not_found');
  const [{ shopName }, branch] = await Promise.all([backend.content.getShell(), branchOf(backend, order)]);
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const locale = order.locale ?? DEFAULT_LOCALE;
  const shop = { name: inLocale(shopName, locale), publicUrl: backend.settings.publicUrl };
  return {
    method,
    text: calendarFile(linesOf(order, { ...visit, slot: visit.slot }, { method, branch, locale, shop })),
  };
}

interface Around {
  method: CalendarFile['method'];
  /** null: it is not known. */
  branch: Branch | null;
  locale: Locale;
  shop: { name: string; publicUrl: string };
}

function linesOf(
  order: Order,
  { slot, service }: Visit & { slot: Slot },
  { method, branch, locale, shop }: Around,
): CalendarLine[] {
  const { hostname } = new URL(shop.publicUrl);
  const offset = offsetText(egyptOffsetMinutes(slot.date, slot.from));
  const place =
    branch === null ? '' : `${inLocale(branch.name, locale)}, ${inLocale(branch.address, locale)}`;
  const words = { shop: shop.name, order: String(order.id) };
  return [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${hostname}//appointments//EN`],
    ['METHOD', method],
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', ZONE],
    // The offset of that day, because the rules of summer time change from year to year.
    ['BEGIN', 'STANDARD'],
    ['DTSTART', '19700101T000000'],
    ['TZOFFSETFROM', offset],
    ['TZOFFSETTO', offset],
    ['END', 'STANDARD'],
    ['END', 'VTIMEZONE'],
    ['BEGIN', 'VEVENT'],
    ['UID', `order-${order.id}@${hostname}`],
    ['SEQUENCE', String(sequenceOf(order))],
    ['DTSTAMP', utcText(order.updatedAt)],
    [`DTSTART;TZID=${ZONE}`, localText(slot.date, slot.from)],
    [`DTEND;TZID=${ZONE}`, localText(slot.date, slot.to)],
    ['SUMMARY', calendarText(translateTo(locale)(`visit.calendar_${service}`, words))],
    ...(place === '' ? [] : [['LOCATION', calendarText(place)] as const]),
    ['DESCRIPTION', calendarText(translateTo(locale)('visit.calendar_text', words))],
    // Without the order's key, because calendars are shared.
    ['URL', `${shop.publicUrl}${localePath(trackOrderPath(order.id), locale)}`],
    ['STATUS', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ];
}

/** Seconds from the order to its last change: higher after every change, and the same without one. */
function sequenceOf({ createdAt, updatedAt }: Order): number {
  const seconds = Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000);
  return Math.max(0, seconds);
}

/** `2026-11-25`, `10:00` → `20261125T100000`. */
function localText(date: string, clock: string): string {
  return `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`;
}

function utcText(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** 180 → `+0300`. */
function offsetText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `+${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
