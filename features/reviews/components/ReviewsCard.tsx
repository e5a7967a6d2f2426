import { useState } from 'react';
import { useAddressKey } from '../../../client/order/addressKey.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { LineItem } from '../../../domain/order/order.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { Button } from '../../../components/ui/form/Button.js';
import { useLazy } from '../../../components/ui/hooks/useLazy.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { TitledCard } from '../../../components/ui/TitledCard.js';
import styles from './ReviewsCard.module.css';

/** The products of a delivered order, each with a form for a review that loads when it is opened. */
export function ReviewsCard({ order }: { order: ClientOrder }) {
  const t = useMessages();
  // The sizes of a model have their reviews in common.
  const lines = order.items.filter(
    ({ productId }, index) => order.items.findIndex((other) => other.productId === productId) === index,
  );
  return (
    <TitledCard title={t('review.card_title')}>
      <p>{t('review.card_text')}</p>
      <ul className={styles['products']}>
        {lines.map((line) => (
          <ReviewedLine key={line.productId} order={order} line={line} />
        ))}
      </ul>
    </TitledCard>
  );
}

const load = () => import('./ReviewForm.js');

function ReviewedLine({ order, line }: { order: ClientOrder; line: LineItem }) {
  const t = useMessages();
  const orderKey = useAddressKey();
  const [isOpen, setIsOpen] = useState(false);
  const form = useLazy(isOpen, load);
  const name = inLocale(line.name, useLocale());
  return (
    <li className={styles['product']}>
      <p className={styles['name']}>
        <BidiText>{name}</BidiText>
      </p>
      {form === null ? (
        <Button
          variant="secondary"
          size="s"
          isBusy={isOpen}
          aria-label={t('review.write_named', { name })}
          onClick={() => setIsOpen(true)}
        >
          {t('review.write')}
        </Button>
      ) : (
        <form.ReviewForm
          subject={{ orderId: order.id, productId: line.productId, orderKey }}
          firstName={order.billing?.first_name ?? ''}
        />
      )}
    </li>
  );
}
