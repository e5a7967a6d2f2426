import { cartRows, type CartEditing } from '../../client/cart/useCartEditing.js';
import type { CartChanges } from '../../client/cart/useCartChanges.js';
import { useMessages } from '../../client/intl/messages.js';
import type { LineItem } from '../../domain/order/order.js';
import { CartLine } from './CartLine.js';
import styles from './CartLines.module.css';
import { RemovedCartLine } from './RemovedCartLine.js';

interface CartLinesProps {
  items: readonly LineItem[];
  editing: CartEditing;
  changes: CartChanges;
}

/** The cart's rows, in the order that the shopper put them in. */
export function CartLines({ items, editing, changes }: CartLinesProps) {
  const t = useMessages();
  return (
    <ul className={styles['lines']} aria-label={t('title.cart')}>
      {cartRows(items, editing.removed).map((row, index) =>
        'removal' in row ? (
          <RemovedCartLine
            key={`removed ${row.line.id}`}
            removed={row}
            problem={editing.problems.get(row.line.id)}
            onUndo={() => void editing.undo(row)}
          />
        ) : (
          <CartLine
            key={row.id}
            line={row}
            changes={changes.of(row)}
            problem={editing.problems.get(row.id)}
            limit={editing.limits.get(row.id)}
            onQuantity={(quantity) => void editing.setQuantity(row, quantity)}
            onRemove={() => editing.remove(row, index)}
            onAcceptPrice={() => changes.acceptPrice(row)}
          />
        ),
      )}
    </ul>
  );
}
