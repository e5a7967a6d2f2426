import { useMessages } from '../../../client/intl/messages.js';
import { readTyre } from '../../../domain/catalogue/sizes/readTyre.js';
import type { LineItem } from '../../../domain/order/order.js';

type Counted = Pick<LineItem, 'name' | 'quantity'>;

/** `4 tyres` where all lines are tyres, otherwise `4 pieces`. */
export function usePieces(): (lines: readonly Counted[]) => string {
  const t = useMessages();
  return (lines) => {
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const areTyres = lines.length > 0 && lines.every(({ name }) => readTyre(name.en) !== null);
    return t(areTyres ? 'order.tyres' : 'order.pieces', { count });
  };
}
