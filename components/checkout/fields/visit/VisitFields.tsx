import { useEffect } from 'react';
import type { CheckoutForm } from '../../../../client/checkout/useCheckoutForm.js';
import { useSavedGovernorate } from '../../../../client/checkout/savedGovernorate.js';
import type { DeliveryMethod } from '../../../../client/checkout/useShipping.js';
import { useLocale, useMessages } from '../../../../client/intl/messages.js';
import { SLOT_TO_CHOOSE } from '../../../../domain/checkout/checkoutForm.js';
import { GOVERNORATES } from '../../../../domain/egypt/governorates.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { formatPrice } from '../../../../domain/core/money.js';
import { BranchPlace } from '../../../branches/visit/BranchPlace.js';
import { SlotFields } from '../../../branches/visit/SlotFields.js';
import { SelectField } from '../../../ui/form/Field.js';
import styles from './VisitFields.module.css';

interface VisitFieldsProps {
  form: CheckoutForm;
  /** The branches that offer the chosen service, nearest first. */
  offers: readonly DeliveryMethod[];
  chosen: DeliveryMethod;
}

/** Branch, day and time of an appointment. */
export function VisitFields({ form, offers, chosen }: VisitFieldsProps) {
  const t = useMessages();
  const locale = useLocale();
  const { slot, governorate } = form.draft.fields;
  const { field, setFields } = form;
  const { error } = field('slot');
  const isAssumed = useSavedGovernorate() === null;

  // A draft from before the appointment was chosen.
  useEffect(() => {
    if (slot === '') setFields({ slot: SLOT_TO_CHOOSE });
  });

  const branch = chosen.visit?.branch;
  if (branch === undefined) return null;
  const isNear = offers.some(({ visit }) => visit?.branch.governorate === governorate);
  const place = isAssumed ? undefined : GOVERNORATES[governorate];
  return (
    <div className={styles['visit']}>
      {!isNear && place !== undefined && <p>{t('visit.none_near', { place: inLocale(place, locale) })}</p>}
      {offers.length > 1 && (
        <SelectField
          name="branch"
          label={t('visit.branch')}
          value={chosen.id}
          onChange={(event) => form.setShippingMethod(event.currentTarget.value)}
          options={offers.flatMap(({ id, visit, cost }) =>
            visit === undefined
              ? []
              : [{ value: id, label: labelOf(inLocale(visit.branch.name, locale), id, cost) }],
          )}
        />
      )}
      <BranchPlace branch={branch} hasName={offers.length === 1} />
      <SlotFields
        key={branch.id}
        branch={branch.id}
        value={slot}
        error={error}
        onChange={(value) => setFields({ slot: value })}
      />
    </div>
  );

  /** The price of the chosen one stands above. */
  function labelOf(name: string, id: string, cost: number): string {
    if (id === chosen.id) return name;
    return t('visit.branch_at', { branch: name, cost: cost === 0 ? 'free' : formatPrice(cost) });
  }
}
