import { useMessages } from '../../../client/intl/messages.js';
import type { SetDelivery } from '../../../client/checkout/useSetDelivery.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { isSoldInSets, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { Amount } from '../../ui/text/Amount.js';
import styles from './SetOffer.module.css';

export interface SetOfferProps {
  product: Pick<ProductCardView, 'price' | 'quantityPrices' | 'quantityRule' | 'stock'>;
  fitting: SetTermsView['fitting'];
  delivery: SetDelivery | null;
}

/** What four tyres cost fitted at the branch and brought to the door; nothing of what the shop does not state. */
export function SetOffer({ product, fitting, delivery }: SetOfferProps) {
  const t = useMessages();
  if (!isSoldInSets(product)) return null;
  const goods = priceOfSet(product);
  const date = delivery?.by ?? null;
  return (
    <ul className={styles['offer']}>
      {fitting !== null && <Line label={t('plate.fitted')} amount={goods + CAR_SET * fitting.fee} />}
      {delivery !== null && (
        <Line
          label={t('plate.brought')}
          wideLabel={date === null ? undefined : t('plate.brought_by', { date })}
          amount={goods + delivery.fee}
        />
      )}
      {fitting === null && delivery === null && <Line label={t('product.four')} amount={goods} />}
    </ul>
  );
}

interface LineProps {
  label: string;
  /** Instead of the label where there is room; in narrow rows the terms above them say the same. */
  wideLabel?: string | undefined;
  amount: Piastres;
}

function Line({ label, wideLabel, amount }: LineProps) {
  return (
    <li>
      <span className={wideLabel === undefined ? undefined : styles['short']}>{label}</span>
      {wideLabel !== undefined && <span className={styles['long']}>{wideLabel}</span>}{' '}
      <b>
        <Amount number={formatPrice(amount)} currencyClass={styles['currency']} />
      </b>
    </li>
  );
}
