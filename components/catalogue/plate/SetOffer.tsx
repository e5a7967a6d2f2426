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
  return (
    <ul className={styles['offer']}>
      {fitting !== null && <Line label={t('plate.fitted')} amount={goods + CAR_SET * fitting.fee} />}
      {delivery !== null && <Line label={t('plate.brought')} amount={goods + delivery.fee} />}
      {fitting === null && delivery === null && <Line label={t('product.four')} amount={goods} />}
    </ul>
  );
}

interface LineProps {
  label: string;
  amount: Piastres;
}

function Line({ label, amount }: LineProps) {
  return (
    <li>
      <span>{label}</span>{' '}
      <b>
        <Amount number={formatPrice(amount)} currencyClass={styles['currency']} />
      </b>
    </li>
  );
}
