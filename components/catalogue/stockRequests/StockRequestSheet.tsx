import { useId, useState } from 'react';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { requestStock } from '../../../client/catalogue/stockRequests.js';
import { useForm } from '../../../client/core/useForm.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { OverlayControls } from '../../../client/page/overlays.js';
import { stockContact } from '../../../domain/catalogue/stockRequests/stockRequest.js';
import type { NoticeChannel } from '../../../domain/order/notices.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Button } from '../../ui/form/Button.js';
import { TextField } from '../../ui/form/Field.js';
import { PhoneField } from '../../ui/form/PhoneField.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { DialogPanel } from '../../ui/overlay/DialogPanel.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './StockRequestSheet.module.css';

export interface StockRequestProps {
  /** A simple product, or a variation. */
  itemId: number;
  /** Its full name. */
  name: string;
  /** How the shop can tell people; at least one. */
  channels: readonly NoticeChannel[];
}

/** Asks for an address or a number, to tell the shopper once when something is in stock again. */
export function StockRequestSheet({
  isOpen,
  onClose,
  onGone,
  layer,
  ...props
}: StockRequestProps & OverlayControls<void>) {
  const t = useMessages();
  const [isDone, setIsDone] = useState(false);
  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={() => onClose()}
      onGone={onGone}
      layer={layer}
      title={t('stock_request.title')}
      from="below"
    >
      <div className={styles['content']}>
        <p className={styles['name']}>
          <BidiText>{props.name}</BidiText>
        </p>
        {isDone ? (
          <Done onClose={() => onClose()} />
        ) : (
          <ContactForm {...props} onDone={() => setIsDone(true)} />
        )}
      </div>
    </DialogPanel>
  );
}

function ContactForm({ itemId, channels, onDone }: StockRequestProps & { onDone: () => void }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const noteId = useId();
  const own = useOwnContact(channels);
  const form = useForm({
    parsers: { contact: stockContact(channels) },
    run: async ({ contact }) => {
      await requestStock(itemId, contact);
      onDone();
    },
  });
  const field = { ...form.field('contact'), defaultValue: own, 'aria-describedby': noteId };
  return (
    <form className={styles['content']} noValidate onSubmit={form.onSubmit}>
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      {channels.includes('mail') ? (
        <TextField
          {...field}
          label={t(channels.includes('phone') ? 'account.username' : 'account.email')}
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <PhoneField {...field} />
      )}
      <p className={styles['note']} id={noteId}>
        {t('stock_request.note')}
      </p>
      <Button type="submit" fullWidth isBusy={form.isBusy}>
        {t('stock_request.submit')}
      </Button>
    </form>
  );
}

/** A customer's own address or number. */
function useOwnContact(channels: readonly NoticeChannel[]): string | undefined {
  const identity = useIdentity();
  if (identity.state !== 'customer') return undefined;
  const { email, phone } = identity.customer;
  return (
    (channels.includes('mail') ? email : null) ?? (channels.includes('phone') ? phone : null) ?? undefined
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <>
      <Notice kind="success">{t('stock_request.done')}</Notice>
      <p>
        <Link to={PATHS.stockRequests} onClick={onClose}>
          {t('stock_request.see')}
        </Link>
      </p>
      <Button variant="secondary" fullWidth onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
}
