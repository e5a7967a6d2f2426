import type { MouseEvent } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { isPlainClick } from '../../../client/page/isPlainClick.js';
import { useGo } from '../../../client/page/navigation.js';
import type { OverlayControls } from '../../../client/page/overlays.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { Link } from '../../../components/ui/Link.js';
import { Dialog } from '../../../components/ui/overlay/Dialog.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { Ltr } from '../../../components/ui/text/Ltr.js';
import { Price } from '../../../components/ui/text/Price.js';
import { replaceCompared } from '../client/compared.js';
import type { ModelChoice } from '../domain/modelChoices.js';
import styles from './ChoicesSheet.module.css';

export interface ChoicesProps {
  product: ProductCardView;
  choices: readonly ModelChoice[];
  pathWith: (choice: number) => string;
}

/** The sizes of a compared model; each leads to the comparison with it. */
export function ChoicesSheet(props: ChoicesProps & OverlayControls<void>) {
  const { isOpen, onClose, onGone, product, choices, pathWith } = props;
  const t = useMessages();
  const go = useGo();
  const choose = async (event: MouseEvent, choice: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    replaceCompared(product.id, choice);
    onClose();
    await go(pathWith(choice));
    focusOffer(choice);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose()}
      onGone={onGone}
      title={t('cart.choose', { by: product.varies ?? 'option' })}
      from="below"
    >
      <p className={styles['name']}>
        <BidiText>{product.name}</BidiText>
      </p>
      <ul className={styles['choices']}>
        {choices.map(({ id, label, price, set }) => (
          <li key={id}>
            <Link to={pathWith(id)} className={styles['choice']} onClick={(event) => void choose(event, id)}>
              <span className={styles['label']}>
                {set === null ? <BidiText>{label}</BidiText> : <Ltr>{label}</Ltr>}
              </span>
              <Price amount={price} size="s" isEach={set !== null} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The link that had the focus is gone with the column of the model. */
function focusOffer(column: number): void {
  document.querySelector<HTMLElement>(`[data-column="${column}"] :is(a, button)`)?.focus();
}
