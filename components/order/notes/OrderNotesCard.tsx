import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../../domain/egypt/egyptTime.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { useOrderNotes } from '../../../client/order/useOrderNotes.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { TitledCard } from '../../ui/TitledCard.js';
import styles from './OrderNotes.module.css';

/** Messages of the shop about the order, and about the products in it; nothing while there are none. */
export function OrderNotesCard({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const { formatDate } = useIntl();
  const locale = useLocale();
  const messages = useOrderNotes(order.id);
  if (messages === null || messages.notes.length + messages.products.length === 0) return null;
  return (
    <TitledCard title={t('order.notes')}>
      <ul className={styles['notes']}>
        {messages.notes.map(({ text, at }, place) => (
          <li key={place} className={styles['note']}>
            <p className={styles['fact']}>{formatDate(at, LONG_DATE)}</p>
            <p className={styles['text']} dir="auto">
              {text}
            </p>
          </li>
        ))}
        {messages.products.map(({ productId, text }) => (
          <li key={`product ${productId}`} className={styles['note']}>
            <p className={styles['fact']}>
              <BidiText>{nameOf(order, productId, locale)}</BidiText>
            </p>
            <p className={styles['text']} dir="auto">
              {inLocale(text, locale)}
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function nameOf({ items }: ClientOrder, id: number, locale: Parameters<typeof inLocale>[1]): string {
  const line = items.find(({ productId }) => productId === id);
  return line === undefined ? '' : inLocale(line.name, locale);
}
