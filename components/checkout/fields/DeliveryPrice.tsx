import { useMessages } from '../../../client/intl/messages.js';
import type { Piastres } from '../../../domain/core/money.js';
import { Price } from '../../ui/text/Price.js';

/** A delivery fee; zero reads as "free". */
export function DeliveryPrice({ cost }: { cost: Piastres }) {
  const t = useMessages();
  return cost === 0 ? t('order.delivery_free') : <Price amount={cost} size="text" />;
}
