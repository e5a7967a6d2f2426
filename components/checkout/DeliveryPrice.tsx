import { useWords } from '../../client/words.js';
import type { Piastres } from '../../domain/money.js';
import { Price } from '../ui/Price.js';

/** A delivery fee; none is said in words. */
export function DeliveryPrice({ cost }: { cost: Piastres }) {
  const t = useWords();
  return cost === 0 ? t('order.delivery_free') : <Price amount={cost} />;
}
