import { useMessages } from '../../client/intl/messages.js';
import type { LineItem } from '../../domain/order/order.js';
import { piecesKey } from '../../domain/order/pieces.js';

type Counted = Pick<LineItem, 'name' | 'quantity'>;

/** `4 tyres` where all lines are tyres, otherwise `4 pieces`. */
export function usePieces(): (lines: readonly Counted[]) => string {
  const t = useMessages();
  return (lines) => t(piecesKey(lines), { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) });
}
