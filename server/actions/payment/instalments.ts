import type { InstalmentsView, ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { InstalmentPlan } from '../../../domain/payment/instalmentPlan.js';
import type { InstalmentPlanView } from '../../../domain/payment/instalments.js';
import { instalmentsHtml } from '../../../domain/payment/instalmentsHtml.js';
import { serverIntl } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import type { PageWords } from '../words/pageWords.js';
import { listWays } from './ways.js';

/** The plans whose ways to pay are offered, in the page's language; empty if there are none. */
export async function listInstalmentPlans(backend: Backend, words: PageWords): Promise<InstalmentPlanView[]> {
  const { instalmentPlans } = backend.settings;
  if (instalmentPlans.length === 0) return [];
  const ways = await listWays(backend);
  return instalmentPlans
    .filter((plan) => ways.some(({ key }) => key === plan.way))
    .map((plan) => toView(plan, words));
}

function toView({ name, kind, ...plan }: InstalmentPlan, { locale, word }: PageWords): InstalmentPlanView {
  const { months, interest, fee, wayFee, min, max } = plan;
  return {
    name: name === null ? word(`payment.${kind === 'cash' ? 'cod' : kind}.title`) : inLocale(name, locale),
    inMonths: serverIntl(locale).formatNumber(months, MONTHS),
    ...{ months, interest, fee, wayFee, min, max },
  };
}

const MONTHS = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;

/** What a product costs in instalments, as far as nothing is chosen; undefined if no plan is offered. */
export async function loadInstalments(
  backend: Backend,
  product: Pick<ProductView, 'variations' | 'price' | 'quantityPrices' | 'quantityRule'>,
  words: PageWords,
): Promise<InstalmentsView | undefined> {
  const plans = await listInstalmentPlans(backend, words);
  if (plans.length === 0) return undefined;
  const [only, ...others] = product.variations;
  const priced = others.length === 0 ? (only ?? product) : product;
  const count = priced.quantityRule?.least ?? 1;
  const amount = unitPrice(priced, count) * count;
  return { plans, amount, html: instalmentsHtml(plans, { amount, count }, words.word) };
}
