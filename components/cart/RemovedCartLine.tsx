import { useErrorMessages } from '../../client/intl/errorMessages.js';
import type { RemovedLine } from '../../client/cart/useCartEditing.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import { BidiText } from '../ui/text/BidiText.js';
import { RemovedRow } from '../ui/RemovedRow.js';

interface RemovedCartLineProps {
  removed: RemovedLine;
  /** Why it could not be put back. */
  problem: unknown;
  onUndo: () => void;
}

/** The place of a line that was taken out of the cart. */
export function RemovedCartLine({ removed, problem, onUndo }: RemovedCartLineProps) {
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
