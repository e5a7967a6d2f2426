import type { CheckoutForm } from '../../../../client/checkout/useCheckoutForm.js';
import type { DeliveryMethod } from '../../../../client/checkout/useShipping.js';
import { useLocale, useMessages } from '../../../../client/intl/messages.js';
import { BRANCH_SERVICES, type BranchService } from '../../../../domain/branches/branch.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { RadioCard } from '../../../ui/form/Field.js';
import { DeliveryPrice } from '../DeliveryPrice.js';
import { VisitFields } from './VisitFields.js';

interface VisitChoicesProps {
  form: CheckoutForm;
  methods: readonly DeliveryMethod[];
  chosen: DeliveryMethod | null;
}

const ICONS: Record<BranchService, string> = { pickup: 'package', fitting: 'tools' };

/** Collection and fitting at a branch as two choices, first at the cheapest; the chosen one asks for branch, day and time. */
export function VisitChoices({ form, methods, chosen }: VisitChoicesProps) {
  const t = useMessages();
  const locale = useLocale();
  /** The branch for which the price holds, where another one costs more. */
  const cheapestOf = ({ visit, cost }: DeliveryMethod, offers: readonly DeliveryMethod[]): string[] =>
    visit === undefined || offers.every((offer) => offer.cost === cost)
      ? []
      : [inLocale(visit.branch.name, locale)];
  return BRANCH_SERVICES.map((service) => {
    const offers = methods.filter(({ visit }) => visit?.service === service);
    const first = offers.find(({ cost }) => cost === Math.min(...offers.map((offer) => offer.cost)));
    if (first === undefined) return null;
    const isChosen = chosen?.visit?.service === service;
    return (
      <div key={service}>
        <RadioCard
          name="shipping_method"
          value={service}
          checked={isChosen}
          onChange={() => form.setShippingMethod(first.id)}
          icon={ICONS[service]}
          title={t(`visit.${service}`)}
          text={[t(`visit.${service}_text`), ...(isChosen ? [] : cheapestOf(first, offers))].join(' ')}
          aside={<DeliveryPrice cost={(isChosen ? chosen : first).cost} />}
        />
        {isChosen && <VisitFields form={form} offers={offers} chosen={chosen} />}
      </div>
    );
  });
}
