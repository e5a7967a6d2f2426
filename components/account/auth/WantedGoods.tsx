import { useCards } from '../../../client/catalogue/useCards.js';
import type { WantedProduct } from '../../../client/catalogue/wantedProduct.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { sizeInName } from '../../../domain/catalogue/sizes/sizeInName.js';
import { OrderLines } from '../../order/lines/OrderLines.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './WantedGoods.module.css';

/** What will be added after the login, at its current price: picture, name, quantity and total. */
export function WantedGoods({ wanted }: { wanted: WantedProduct }) {
  const { productId, variationId, quantity, label } = wanted;
  const [card] = useCards([variationId ?? productId]);
  const named = label ?? card?.name ?? '';
  const size = card?.size ?? null;
  const name = size === null || sizeInName(named, size) !== null ? named : `${named} ${size}`;
  return (
    <div className={styles['goods']}>
      {card === undefined ? (
        <p>
          <BidiText>{quantity > 1 ? `${name} × ${quantity}` : name}</BidiText>
        </p>
      ) : (
        <OrderLines
          items={[
            {
              ...{ id: card.id, productId, variationId, quantity, image: card.image },
              price: unitPrice(card, quantity),
              name: { en: name, ar: name },
            },
          ]}
        />
      )}
    </div>
  );
}
