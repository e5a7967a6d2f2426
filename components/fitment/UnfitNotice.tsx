import type { SyntheticEvent } from 'react';
import { type UnfitLines, useUnfitLines } from '../../client/fitment/useUnfitLines.js';
import { useMessages } from '../../client/intl/messages.js';
import type { LineItem } from '../../domain/order/order.js';
import { listingPath } from '../../client/catalogue/listingQuery.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { BidiText } from '../ui/text/BidiText.js';
import styles from './UnfitNotice.module.css';

const NOTICE_ID = 'unfit-tyres';

/** Warns about tyres in the cart that do not fit the shopper's car. */
export function UnfitNotice({ items }: { items: readonly LineItem[] }) {
  const t = useMessages();
  const { car, lines, confirm } = useUnfitLines(items);
  if (car === null || lines.length === 0) return null;
  const ways = (
    <span className={styles['ways']}>
      <Button variant="secondary" size="s" onClick={confirm}>
        {t('cart.unfit_other')}
      </Button>
      <ButtonLink to={listingPath(new URLSearchParams({ car: car.key }))} variant="quiet" size="s">
        {t('car.submit')}
      </ButtonLink>
    </span>
  );
  return (
    <div id={NOTICE_ID} tabIndex={-1} className={styles['place']}>
      <Notice kind="warning" title={t('cart.unfit_title')} action={ways}>
        {lines.map(({ size, sizes }) => (
          <p key={size}>
            <BidiText>{t('cart.unfit', { size, car: car.name, sizes: sizes.join(' · ') })}</BidiText>
          </p>
        ))}
      </Notice>
    </div>
  );
}

/** A handler that stops the way to the checkout once, and leads to the warning instead. */
export function useAskFirst(items: readonly LineItem[]): (event: SyntheticEvent) => void {
  const unfit: UnfitLines = useUnfitLines(items);
  return (event) => {
    if (!unfit.isToAsk) return;
    event.preventDefault();
    event.stopPropagation();
    unfit.markAsked();
    const notice = document.getElementById(NOTICE_ID);
    notice?.focus({ preventScroll: true });
    notice?.scrollIntoView({ block: 'center' });
  };
}
