import type { CartChoice } from '../../../client/cart/cartChoice.js';
import { useCards } from '../../../client/catalogue/useCards.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { sizeInName } from '../../../domain/tyres/sizeInName.js';
import { OrderLines } from '../../lines/OrderLines.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './LoginIntent.module.css';

const soldId = ({ productId, variationId }: CartChoice) => variationId ?? productId;

/** What will be added after the login, at its current price: picture, name, quantity and total. */
export function LoginIntent({ goods }: { goods: readonly CartChoice[] }) {
  const cards = useCards(goods.map(soldId));
  const cardOf = (choice: CartChoice) =>
    cards.find(({ id, variationId }) => (variationId ?? id) === soldId(choice));
  return (
    <div className={styles['goods']}>
      {goods.map((choice) => (
        <IntendedGoods key={soldId(choice)} choice={choice} card={cardOf(choice)} />
      ))}
    </div>
  );
}

function IntendedGoods({ choice, card }: { choice: CartChoice; card: ProductCardView | undefined }) {
  const { productId, variationId, quantity, label } = choice;
  const named = label ?? card?.name ?? '';
  const size = card?.size ?? null;
  const name = size === null || sizeInName(named, size) !== null ? named : `${named} ${size}`;
  if (card === undefined) {
    return (
      <p>
        <BidiText>{quantity > 1 ? `${name} × ${quantity}` : name}</BidiText>
      </p>
    );
  }
  const price = unitPrice(card, quantity);
  const line = { id: card.id, productId, variationId, quantity, image: card.image, price };
  return <OrderLines items={[{ ...line, name: { en: name, ar: name } }]} />;
}
