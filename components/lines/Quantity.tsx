import type { LineItem } from '../../domain/order/order.js';
import { Ltr } from '../ui/text/Ltr.js';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js';
import styles from './OrderLines.module.css';
import { usePieces } from './usePieces.js';

/** `×4`, in words for those who do not see it; a single piece needs no sign. */
export function Quantity({ line }: { line: Pick<LineItem, 'name' | 'quantity'> }) {
  const pieces = usePieces();
  if (line.quantity === 1) return <VisuallyHidden>{pieces([line])}</VisuallyHidden>;
  return (
    <span className={styles['quantity']}>
      <span aria-hidden>
        <Ltr>×{line.quantity}</Ltr>
      </span>
      <VisuallyHidden>{pieces([line])}</VisuallyHidden>
    </span>
  );
}
