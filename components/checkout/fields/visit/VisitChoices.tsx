import type { CheckoutForm } from '../../../../client/checkout/useCheckoutForm.js';
import type { DeliveryMethod } from '../../../../client/checkout/useShipping.js';
import { useLocale, useMessages } from '../../../../client/intl/messages.js';
import { BRANCH_SERVICES, type BranchService } from '../../../../domain/branches/branch.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { formatPrice } from '../../../../domain/core/money.js';
import { RadioCard } from '../../../ui/form/Field.js';
import { DeliveryPrice } from '../DeliveryPrice.js';
import { VisitFields } from './VisitFields.js';
import styles from './VisitFields.module.css';
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
              <LowestCost first={first} isSame={others.every(({ cost }) => cost === first.cost)} />
            )
          }
        />
        {isChosen && <VisitFields form={form} offers={offers} chosen={chosen} />}
      </div>
    );
  });
}

interface LowestCostProps {
  /** The branch where it costs least. */
  first: DeliveryMethod;
  /** All branches cost the same. */
  isSame: boolean;
}

/** The fee, with its branch where it depends on that. */
function LowestCost({ first: { cost, visit }, isSame }: LowestCostProps) {
  const t = useMessages();
  const locale = useLocale();
  if (isSame || visit === undefined) return <DeliveryPrice cost={cost} />;
  return (
    <span className={styles['costAt']}>
      {t('visit.cost_at', {
        branch: inLocale(visit.branch.name, locale),
        cost: cost === 0 ? 'free' : formatPrice(cost),
      })}
    </span>
  );
}
