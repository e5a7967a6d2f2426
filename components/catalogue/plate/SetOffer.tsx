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

/** What four tyres cost, and what fitting at the branch and delivery add; nothing of what the shop does not state. */
export function SetOffer({ product, fitting, delivery }: SetOfferProps) {
  const t = useMessages();
  if (!isSoldInSets(product)) return null;
  const notes = [
    fitting && t('plate.fitting', added(CAR_SET * fitting.fee)),
    delivery && t('plate.delivery', added(delivery.fee)),
  ];
  return (
    <ul className={styles['offer']}>
      <li className={styles['set']}>
        <span>{t('product.four')}</span>{' '}
        <b>
          <Amount number={formatPrice(priceOfSet(product))} currencyClass={styles['currency']} />
        </b>
      </li>
      {notes.map((note) => note !== null && <li key={note}>{note}</li>)}
    </ul>
  );
}

/** What a note says of a fee. */
function added(fee: Piastres) {
  return { kind: fee === 0 ? 'free' : 'paid', fee: formatPrice(fee) };
}
