import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { usePaymentMethods } from '../../../client/payment/usePaymentMethods.js';
import { useMessages } from '../../../client/intl/messages.js';
import { formatMobile, parseMobile } from '../../../domain/egypt/mobile.js';
import { Button } from '../../ui/form/Button.js';
import { CheckField } from '../../ui/form/Field.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './PhoneConfirmation.module.css';

/** Name of the checkbox, used to focus it. */
export const PHONE_CONFIRMED = 'phone_confirmed';

interface PhoneConfirmationProps {
  form: CheckoutForm;
  /** A deposit comes first, so that nobody has to confirm the order. */
  hasDeposit: boolean;
  onEdit: () => void;
}

/** Asks to confirm the phone number: a cash order is secured only by the shop's call or message. */
export function PhoneConfirmation({ form, hasDeposit, onEdit }: PhoneConfirmationProps) {
  const t = useMessages();
  const { confirmsCash } = usePaymentMethods();
  const { phone } = form.draft.fields;
  const asked = confirmsCash ? 'checkout.phone_message_text' : 'checkout.phone_confirm_text';
  return (
    <div className={styles['confirmation']}>
      <p className={styles['text']}>{t(hasDeposit ? 'checkout.phone_deposit_text' : asked)}</p>
      <div className={styles['row']}>
        <CheckField
          className={styles['answer']}
          name={PHONE_CONFIRMED}
          checked={form.phone.isConfirmed}
          onChange={(event) => form.phone.confirm(event.currentTarget.checked)}
          label={
            <>
              {t('checkout.phone_confirm')}{' '}
              <strong className={styles['number']}>
                <Ltr>{formatMobile(parseMobile(phone) ?? phone)}</Ltr>
              </strong>
            </>
          }
          error={form.phone.isMissing ? t('checkout.phone_confirm_missing') : undefined}
        />
        <Button
          variant="quiet"
          size="s"
          icon="edit"
          className={styles['edit']}
          aria-label={t('checkout.phone_edit')}
          onClick={onEdit}
        >
          {t('action.edit')}
        </Button>
      </div>
    </div>
  );
}
