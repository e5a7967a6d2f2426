import type { CheckoutForm } from '../../../../client/checkout/useCheckoutForm.js';
import type { DeliveryMethod } from '../../../../client/checkout/useShipping.js';
import { useMessages } from '../../../../client/intl/messages.js';
import { BRANCH_SERVICES, type BranchService } from '../../../../domain/branches/branch.js';
import type { Piastres } from '../../../../domain/core/money.js';
import { RadioCard } from '../../../ui/form/Field.js';
import { DeliveryPrice } from '../DeliveryPrice.js';
import { VisitFields } from './VisitFields.js';
import { VisitOffer } from './VisitOffer.js';

interface VisitChoicesProps {
  form: CheckoutForm;
  methods: readonly DeliveryMethod[];
  chosen: DeliveryMethod | null;
}

const ICONS: Record<BranchService, string> = { pickup: 'package', fitting: 'tools' };

/** Collection and fitting at a branch as two choices, first at the cheapest; the chosen one asks for branch, day and time. */
export function VisitChoices({ form, methods, chosen }: VisitChoicesProps) {
  const t = useMessages();
  return BRANCH_SERVICES.map((service) => {
    const offers = methods.filter(({ visit }) => visit?.service === service);
    const [first, ...others] = offers.toSorted((a, b) => a.cost - b.cost);
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
          text={
            isChosen ? (
              t(`visit.${service}_text`)
            ) : (
              <VisitOffer service={service} offers={offers} first={first} />
            )
          }
          aside={
            isChosen ? (
              <DeliveryPrice cost={chosen.cost} />
            ) : (
              <CostRange low={first.cost} high={others.at(-1)?.cost ?? first.cost} />
            )
          }
        />
        {isChosen && <VisitFields form={form} offers={offers} chosen={chosen} />}
      </div>
    );
  });
}

/** The fee, or the lowest and the highest where it depends on the branch. */
function CostRange({ low, high }: Record<'low' | 'high', Piastres>) {
  const t = useMessages();
  return (
    <>
      <DeliveryPrice cost={low} />
      {high !== low && (
        <>
          {' '}
          {t('visit.or')} <DeliveryPrice cost={high} />
        </>
      )}
    </>
  );
}
