import { useLineFacts } from '../../client/catalogue/liveOffers.js';
import { cartRows, type CartEditing, type RemovedLine } from '../../client/cart/useCartEditing.js';
import type { CartChanges } from '../../client/cart/useCartChanges.js';
import { useWaiting } from '../../client/cart/useWaiting.js';
import { isStuck } from '../../client/cart/waitingWrites.js';
import { useMessages, useLocale } from '../../client/intl/messages.js';
import type { LineItem } from '../../domain/order/order.js';
import { CartLine } from './CartLine.js';
import styles from './CartLines.module.css';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { inLocale } from '../../domain/core/locale.js';
import { BidiText } from '../ui/text/BidiText.js';
import { RemovedRow } from '../ui/rows/RemovedRow.js';

interface CartLinesProps {
  items: readonly LineItem[];
  editing: CartEditing;
  changes: CartChanges;
}

/** The cart's lines in the order in which they were added. */
export function CartLines({ items, editing, changes }: CartLinesProps) {
  const t = useMessages();
  const waiting = useWaiting();
  const { factsOf, isLoading } = useLineFacts(items);
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
            offer={changes.offerOf(row)}
            plate={{ facts: factsOf(row), isLoading }}
            problem={editing.problems.get(row.id)}
            waiting={waiting.find((write) => write.lineId === row.id && !isStuck(write))?.quantity}
            limit={editing.limits.get(row.id)}
            onQuantity={(quantity) => {
              void editing.setQuantity({ ...row, price: changes.priceOf(row, quantity) }, quantity);
            }}
            onRemove={() => editing.remove(row, index)}
            onAcceptPrice={() => changes.acceptPrice(row)}
          />
        ),
      )}
    </ul>
  );
}

interface RemovedCartLineProps {
  removed: RemovedLine;
  /** Why undoing the removal failed. */
  problem: unknown;
  onUndo: () => void;
}

/** Placeholder for a removed line, with undo. */
function RemovedCartLine({ removed, problem, onUndo }: RemovedCartLineProps) {
  const t = useMessages();
  const explain = useErrorMessages();
  const name = inLocale(removed.line.name, useLocale());
  return (
    <li>
      <RemovedRow isReturning={removed.isReturning} onUndo={onUndo}>
        <BidiText>{problem === undefined ? t('cart.removed', { name }) : explain(problem)}</BidiText>
      </RemovedRow>
    </li>
  );
}
