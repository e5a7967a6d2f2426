import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { isSoldInSets, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import { CAR_SET, type Stock } from '../../../domain/catalogue/product.js';
import type { Piastres } from '../../../domain/core/money.js';
import { Price } from '../../../components/ui/text/Price.js';
import type { ModelChoice } from '../domain/modelChoices.js';
import { Best, Cell } from './CompareCell.js';
import styles from './CompareTable.module.css';

/** What four cost; of a model the least. */
interface SetOfFour {
  price: Piastres;
  isLeast: boolean;
}

/** Null unless it is a tyre of which four can be ordered. */
export function toSet(product: ProductCardView, choices: readonly ModelChoice[]): SetOfFour | null {
  if (product.size !== null) {
    return isSoldInSets(product) ? { price: priceOfSet(product), isLeast: false } : null;
  }
  const prices = choices.flatMap(({ set }) => set ?? []);
  if (prices.length === 0) return null;
  return { price: Math.min(...prices), isLeast: new Set(prices).size > 1 };
}

interface SetPriceProps {
  set: SetOfFour | null;
  among: readonly (SetOfFour | null)[];
  stock: Stock | undefined;
}

/** The price of four; of fewer pieces, how many are left. */
export function SetPrice({ set, among, stock }: SetPriceProps) {
  const t = useMessages();
  if (set === null) {
    return typeof stock === 'number' && stock > 0 && stock < CAR_SET ? (
      <span className={styles['words']}>{t('stock.low', { count: stock })}</span>
    ) : (
      <Cell cell={null} property="price" />
    );
  }
  const prices = among.flatMap((each) => (each === null ? [] : each.price));
  const isBest = set.price === Math.min(...prices) && prices.some((other) => other > set.price);
  return (
    <>
      {set.isLeast && <span className={styles['from']}>{t('product.from')} </span>}
      <Price amount={set.price} size="s" />
      {isBest && <Best property="price" />}
    </>
  );
}
