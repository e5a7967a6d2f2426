import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import {
  type DeliveryZone,
  isUndeclared,
  ONE_PIECE,
  zoneFor,
} from '../../server/adapters/woocommerce/delivery/shipping.js';
import { type Finding, fix, note, ok } from './findings.js';

const SUBJECT = 'Delivery';
const WHERE = 'WooCommerce → Settings → Shipping';

/** Findings about the store's delivery methods. */
export function examineDelivery(zones: readonly DeliveryZone[], takesCoupons: boolean): Finding[] {
  if (isUndeclared(zones)) {
    return [
      fix(
        SUBJECT,
        `no zone has an enabled delivery method, so delivery is free everywhere. Add zones under ${WHERE}`,
      ),
    ];
  }
  const left = [...leftOut(zones, takesCoupons), ...unserved(zones)];
  return left.length > 0 ? left : [ok(SUBJECT, 'has a fee for every governorate')];
}

function leftOut(zones: readonly DeliveryZone[], takesCoupons: boolean): Finding[] {
  return zones.flatMap(({ name, methods }) =>
    methods.flatMap(({ title, problem, rate }) => {
      const needsMore = rate?.needsCoupon === true && !takesCoupons;
      const reason = problem ?? (needsMore ? 'requires a coupon, and COUPONS is off' : null);
      return reason === null
        ? []
        : [fix(SUBJECT, `"${title.en}" in the zone "${name}" is not offered: it ${reason} (${WHERE})`)];
    }),
  );
}

/** Governorates without a delivery method, for all or for some carts. */
function unserved(zones: readonly DeliveryZone[]): Finding[] {
  const rates = (governorate: string) =>
    (zoneFor(zones, governorate)?.methods ?? []).flatMap(({ rate }) => rate ?? []);
  const codes = Object.keys(GOVERNORATES);
  const none = codes.filter((code) => rates(code).length === 0);
  const some = codes.filter(
    (code) => !none.includes(code) && rates(code).every((rate) => rate.costFor([ONE_PIECE], false) === null),
  );
  return [
    ...(none.length === 0
      ? []
      : [note(SUBJECT, `there is no delivery method to ${namesOf(none)} (${WHERE})`)]),
    ...(some.length === 0
      ? []
      : [note(SUBJECT, `small carts have no delivery method to ${namesOf(some)} (${WHERE})`)]),
  ];
}

function namesOf(codes: readonly string[]): string {
  return codes.map((code) => GOVERNORATES[code]?.en ?? code).join(', ');
}
