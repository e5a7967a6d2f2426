import { formatSlot, slotStart } from '../../../domain/branches/slots.js';
import { OFFICE_STEPS_LISTED } from '../../../domain/core/limits.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { allowedActs, isBookable, movableVisit, refundable } from '../../../domain/office/moves.js';
import type { Choice, OfficeStepView, OfficeWorkView } from '../../../domain/office/officeViews.js';
import { DECISIONS, RETURN_ACTS, type TakenStep } from '../../../domain/office/steps.js';
import { cashDue } from '../../../domain/order/deposit.js';
import { ORDER_NOTES_MAX } from '../../../domain/order/notes/orderNotes.js';
import type { Order } from '../../../domain/order/order.js';
import { isOpenReturn, type ReturnRequest, statesBefore } from '../../../domain/returns/returns.js';
import { serverIntl, translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { areaNamed, labelNumber } from './carrierParcel.js';
import { listFreeSlots } from '../checkout/slots.js';
import { linesOf } from '../letters/returnLetter.js';

/** The steps that the operator can take with an order now, and those that were taken. */
export async function officeWork(
  backend: Backend,
  order: Order,
  { locale, ...shown }: { locale: Locale } & Pick<OfficeWorkView, 'link' | 'isDone'>,
): Promise<OfficeWorkView> {
  const { returns, store } = backend;
  const [requests, messages, taken, visit, booking] = await Promise.all([
    returns.listOfOrder(order.id),
    store.orders.readNotes(order),
    store.office?.listSteps(order.id, OFFICE_STEPS_LISTED) ?? [],
    visitSteps(backend, order, locale),
    bookingSteps(backend, order, locale),
  ]);
  const moves = allowedActs(order).map((act) => stepView(act, locale, { order }));
  const notes = messages.notes.length < ORDER_NOTES_MAX && order.billing !== null;
  return {
    ...shown,
    version: order.updatedAt,
    hasLabel: labelNumber(backend, order) !== null,
    steps: [
      ...requests.filter(isOpenReturn).flatMap((request) => returnSteps(order, request, locale)),
      ...booking,
      ...moves.filter(({ act }) => act !== 'cancel'),
      ...visit,
      ...(notes ? [stepView('note', locale, { order })] : []),
      ...moves.filter(({ act }) => act === 'cancel'),
    ],
    history: [
      ...taken.map((step) => factOf(step, locale)),
      ...messages.notes.map(({ text }) => ({ label: translateTo(locale)('office.told'), value: text })),
    ],
  };
}

interface StepFacts {
  order: Order;
  request?: ReturnRequest;
  choices?: Choice[];
  chosen?: string;
}

function stepView(
  act: OfficeStepView['act'],
  locale: Locale,
  { order, request, choices = [], chosen = '' }: StepFacts,
): OfficeStepView {
  const word = translateTo(locale);
  const facts = {
    ...{ number: String(request?.id ?? ''), most: formatPrice(refundable(order)) },
    cash: formatPrice(cashDue(order)),
  };
  const asked = request === undefined ? [] : [requestWords(order, request, locale)];
  return {
    ...{ act, returnId: request?.id ?? null, choices, chosen },
    title: word(`office.step.${act}`, facts),
    about: [...asked, word(`office.about.${act}`, facts)].join('\n'),
    submit: word(`office.do.${act}`, facts),
  };
}

function returnSteps(order: Order, request: ReturnRequest, locale: Locale): OfficeStepView[] {
  return RETURN_ACTS.filter((act) => statesBefore(DECISIONS[act]).includes(request.state)).map((act) =>
    stepView(act, locale, { order, request }),
  );
}

/** What comes back and why, in the words of the customer. */
function requestWords(order: Order, request: ReturnRequest, locale: Locale): string {
  const goods = linesOf(order, request).map(
    ({ line, quantity }) => `${quantity} × ${inLocale(line.name, locale)}`,
  );
  const reason = translateTo(locale)(`return.reason.${request.reason}`);
  return [...goods, reason, request.text, request.photo].filter((part) => part !== null).join('\n');
}

/** No step while the branch is closed or has no free time. */
async function visitSteps(backend: Backend, order: Order, locale: Locale): Promise<OfficeStepView[]> {
  const visit = movableVisit(order);
  if (visit === null) return [];
  const free = await listFreeSlots(backend, visit.branch).catch((error: unknown) => {
    backend.report('appointments-not-read', error);
    return [];
  });
  const intl = serverIntl(locale);
  const choices = free.map((slot) => ({ value: slotStart(slot), label: formatSlot(slot, intl) }));
  return choices.length === 0 ? [] : [stepView('visit', locale, { order, choices })];
}

/** No step while the carrier does not answer, or where it does not deliver. */
async function bookingSteps(
  { carrier, report }: Backend,
  order: Order,
  locale: Locale,
): Promise<OfficeStepView[]> {
  if (carrier === null || order.billing === null || !isBookable(order)) return [];
  const { governorate, city } = order.billing;
  const areas = await carrier.listAreas(governorate).catch((error: unknown) => {
    report('carrier-areas-not-read', error);
    return [];
  });
  const choices = areas
    .map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const chosen = areaNamed(areas, city)?.id ?? '';
  return choices.length === 0 ? [] : [stepView('book', locale, { order, choices, chosen })];
}

function factOf(step: TakenStep, locale: Locale): OfficeWorkView['history'][number] {
  const word = translateTo(locale);
  const at = serverIntl(locale).formatDate(step.at, { ...MOMENT, timeZone: 'Africa/Cairo' });
  const lines = [detailWords(step, locale), at, word(`office.by.${step.by}`)];
  return {
    label: word(`office.did.${step.act}`),
    value: lines.filter((line) => line !== null).join('\n'),
  };
}

function detailWords({ act, detail }: TakenStep, locale: Locale): string | null {
  if (detail === null) return null;
  if (act === 'visit') return serverIntl(locale).formatDate(`${detail}Z`, { ...MOMENT, timeZone: 'UTC' });
  return act === 'refund' ? `${detail} ${translateTo(locale)('egp')}` : detail;
}

const MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;
