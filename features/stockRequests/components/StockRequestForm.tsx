import { useId } from 'react';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { requestStock } from '../client/stockRequests.js';
import { useShell } from '../../../client/page/shellContext.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { stockContact } from '../domain/stockRequest.js';
import { STOCK_NEWS } from '../domain/news.js';
import { STOCK_ITEM_KEY } from '../domain/stockForm.js';
import type { CustomerChannel } from '../../../domain/notifications/channels.js';
import { Button } from '../../../components/ui/form/Button.js';
import { TextField } from '../../../components/ui/form/Field.js';
import { FormFailure } from '../../../components/ui/form/FormFailure.js';
import { PhoneField } from '../../../components/ui/form/PhoneField.js';
import styles from './StockRequestSheet.module.css';

interface StockRequestFormProps {
  /** A simple product, or a variation. */
  itemId: number;
  onDone: () => void;
}

/** Asks for an address or a number, to tell the shopper once when something is in stock again. */
export function StockRequestForm({ itemId, onDone }: StockRequestFormProps) {
  const t = useMessages();
  const noteId = useId();
  const channels = useShell().channels?.[STOCK_NEWS] ?? [];
  const own = useOwnContact(channels);
  const form = useForm({
    name: 'stock-request',
    query: `?${STOCK_ITEM_KEY}=${itemId}`,
    parsers: { contact: stockContact(channels) },
    run: async ({ contact }) => {
      await requestStock(itemId, contact);
      onDone();
    },
  });
  const field = { defaultValue: own, ...form.field('contact'), 'aria-describedby': noteId };
  return (
    <form className={styles['content']} {...form.target} noValidate onSubmit={form.onSubmit}>
      <FormFailure form={form} />
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
function useOwnContact(channels: readonly CustomerChannel[]): string | undefined {
  const identity = useIdentity();
  if (identity.state !== 'customer') return undefined;
  const { email, phone } = identity.customer;
  return (
    (channels.includes('mail') ? email : null) ?? (channels.includes('phone') ? phone : null) ?? undefined
  );
}
