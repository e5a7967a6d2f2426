import { type Branch, type BranchService, visitMethodId } from '../../../domain/branches/branch.js';
import { inEveryLocale, inLocale } from '../../../domain/core/locale.js';
import { findVariation } from '../../../domain/catalogue/product.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { ParcelCoupons } from '../../ports/order/coupons.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippedLine, ShippingMethod } from '../../ports/order/shipping.js';

type Sources = Pick<Backend, 'store' | 'content'>;

/**
 * The store's delivery methods to a governorate, cheapest first, none without one (`''`), then appointments at the shop's
 * branches; `lines` as in `ShippingPort.listMethods`.
 */
export async function listAllMethods(
  backend: Sources & Pick<Backend, 'report'>,
  governorate: string,
  lines: readonly ShippedLine[] | null,
  coupons?: ParcelCoupons,
): Promise<ShippingMethod[]> {
  const [methods, visits] = await Promise.all([
    governorate === '' ? [] : backend.store.shipping.listMethods(governorate, lines, coupons),
    // Orders can be delivered while the texts cannot be read.
    listVisitMethods(backend, governorate, lines).catch((error: unknown): ShippingMethod[] => {
      backend.report('branches-not-read', error);
      return [];
    }),
  ]);
  return [...methods, ...visits];
}

/** Appointments as delivery methods, at the branches of the governorate first. */
export async function listVisitMethods(
  backend: Sources,
  governorate: string,
  lines: readonly ShippedLine[] | null,
): Promise<ShippingMethod[]> {
  const branches = await backend.content.listBranches();
  const tyres = branches.some(({ fittingPrice }) => fittingPrice !== null)
    ? await countTyres(backend, lines)
    : 0;
  const isNear = (branch: Branch) => branch.governorate === governorate;
  const byDistance = [...branches.filter(isNear), ...branches.filter((branch) => !isNear(branch))];
  return byDistance.flatMap((branch) => methodsOf(branch, tyres));
}

function methodsOf(branch: Branch, tyres: number): ShippingMethod[] {
  const { fittingPrice } = branch;
  const pickup = { ...methodOf('pickup', branch), cost: 0, dependsOnCart: false };
  if (fittingPrice === null || tyres === 0) return [pickup];
  return [pickup, { ...methodOf('fitting', branch), cost: fittingPrice * tyres, dependsOnCart: true }];
}

function methodOf(service: BranchService, { id, name }: Branch) {
  return {
    id: visitMethodId(service, id),
    title: inEveryLocale((locale) =>
      translateTo(locale)(`visit.${service}_at`, { branch: inLocale(name, locale) }),
    ),
    isPickup: true,
    days: null,
    visit: { service, branch: id, slot: null },
  };
}

/** Tyres among these lines; one if there are none to count. */
async function countTyres(
  { store: { catalogue } }: Pick<Backend, 'store'>,
  lines: readonly ShippedLine[] | null,
): Promise<number> {
  if (lines === null) return 1;
  const products = await catalogue.getProducts([...new Set(lines.map(({ productId }) => productId))]);
  return lines.reduce((count, { productId, variationId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) return count;
    const variation = variationId === null ? undefined : findVariation(product, variationId);
    const size = variation?.size ?? product.size;
    return size === null ? count : count + quantity;
  }, 0);
}
