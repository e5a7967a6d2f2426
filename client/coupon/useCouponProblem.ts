import { COUPON_PROBLEMS } from '../../domain/coupon/coupon.js';
import { ShopError } from '../../domain/core/errors.js';
import { formatPrice, type Piastres } from '../../domain/core/money.js';
import { fieldErrorsOf, fieldKey, useErrorMessages } from '../intl/errorMessages.js';
import { useMessages } from '../intl/messages.js';

/** Says why a coupon lowers nothing, or could not be added. */
export function useCouponProblem() {
  const t = useMessages();
  const explain = useErrorMessages();

  function formatProblem(kind: string | undefined, missing: Piastres | null | undefined): string {
    const known = COUPON_PROBLEMS.find((each) => each === kind);
    if (known === undefined) return t('error.coupon_refused');
    return t(`coupon.${known}`, { missing: formatPrice(missing ?? 0) });
  }

  function formatError(error: unknown): string {
    const { code } = fieldErrorsOf(error);
    if (error instanceof ShopError && error.code === 'coupon_refused') {
      return formatProblem(code, error.details.missing);
    }
    if (code === 'too_many') return t('coupon.too_many');
    return code === undefined ? explain(error) : t(fieldKey(code));
  }

  return { formatProblem, formatError };
}
