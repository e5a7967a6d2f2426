import { useEffect } from 'react';
import { useArrivalWords } from '../../../client/checkout/useArrivalWords.js';
import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { useGovernorates } from '../../../client/checkout/useGovernorates.js';
import { chosenMethod, type Shipping } from '../../../client/checkout/useShipping.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import { RadioCard, SelectField, TextArea } from '../../ui/form/Field.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/loading/Skeleton.js';
import styles from './CheckoutFields.module.css';
import { DeliveryFailure } from './DeliveryFailure.js';
import { DeliveryPrice } from './DeliveryPrice.js';
import { MoreField } from './MoreField.js';
import { VisitChoices } from './visit/VisitChoices.js';

/** Where to and how, with fees and dates, and a note for the courier. */
export function DeliveryFields({ form, shipping }: { form: CheckoutForm; shipping: Shipping }) {
  const t = useMessages();
  return (
    <>
      <SelectField
        {...form.field('governorate')}
        label={t('cart.deliver_to')}
        options={useGovernorates(form.draft.fields.governorate)}
        autoComplete="address-level1"
      />
      <DeliveryMethods form={form} shipping={shipping} />
      <MoreField action={t('checkout.notes_add')} value={form.draft.fields.notes}>
        <TextArea {...form.field('notes')} label={t('checkout.notes')} rows={2} isOptional />
      </MoreField>
    </>
  );
}

function DeliveryMethods({ form, shipping }: { form: CheckoutForm; shipping: Shipping }) {
  const t = useMessages();
  const locale = useLocale();
  const words = useArrivalWords();
  const chosen = chosenMethod(shipping.methods, form.draft.shippingMethod);
  // The branch of an earlier choice may be gone, and delivery needs no time.
  const needsNoSlot = shipping.state === 'ready' && chosen?.visit === undefined;
  const { slot } = form.draft.fields;
  useEffect(() => {
    if (needsNoSlot && slot !== '') form.setFields({ slot: '' });
  });
  if (shipping.state === 'failed') return <DeliveryFailure shipping={shipping} />;
  if (shipping.state === 'ready' && shipping.methods.length === 0) {
    return <Notice kind="warning">{t('checkout.delivery_none')}</Notice>;
  }
  const delivered = shipping.methods.filter(({ visit }) => visit === undefined);
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>{t('checkout.delivery_method')}</legend>
      {shipping.state !== 'loading' && chosen === null && form.draft.shippingMethod !== '' && (
        <Notice kind="warning">{t('error.branch_closed')}</Notice>
      )}
      {shipping.state === 'loading' && <HomeDeliveryLoading />}
      {shipping.state === 'unknown' && <HomeDeliveryUnpriced form={form} isChosen={chosen === null} />}
      {delivered.map((method) => (
        <RadioCard
          key={method.id}
          name="shipping_method"
          value={method.id}
          checked={method.id === chosen?.id}
          onChange={() => form.setShippingMethod(method.id)}
          icon={method.isPickup ? 'package' : 'truck-delivery'}
          title={inLocale(method.title, locale)}
          text={words(method)}
          aside={<DeliveryPrice cost={method.cost} />}
        />
      ))}
      <VisitChoices form={form} methods={shipping.methods} chosen={chosen} />
      {shipping.state === 'loading' && <Skeleton height="4rem" />}
    </fieldset>
  );
}

/** The place of deliveries while their ways and fees load. */
function HomeDeliveryLoading() {
  const t = useMessages();
  return (
    <RadioCard
      name="shipping_method"
      value=""
      disabled
      icon="truck-delivery"
      title={t('checkout.door')}
      text={t('order.delivery_loading')}
    />
  );
}

/** Delivery, whose ways and fees depend on a governorate that is still to be chosen. */
function HomeDeliveryUnpriced({ form, isChosen }: { form: CheckoutForm; isChosen: boolean }) {
  const t = useMessages();
  return (
    <RadioCard
      name="shipping_method"
      value=""
      checked={isChosen}
      onChange={() => form.setShippingMethod('')}
      icon="truck-delivery"
      title={t('checkout.door')}
      text={t('cart.delivery_note')}
    />
  );
}
