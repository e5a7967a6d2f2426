import type { MouseEvent } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { isPlainClick } from '../../../client/page/isPlainClick.js';
import { useGo } from '../../../client/page/navigation.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { addedQuantity } from '../../../domain/catalogue/plate/plate.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { CardButton } from '../../../components/catalogue/card/CardButton.js';
import { StockLine } from '../../../components/catalogue/card/StockLine.js';
import { ButtonLink } from '../../../components/ui/form/Button.js';
import type { ModelChoice } from '../domain/modelChoices.js';
import styles from './CompareTable.module.css';
import { openChoices } from './openChoices.js';

interface CompareOfferProps {
  product: ProductCardView;
  /** Of a model, what it can be narrowed to that is no column yet. */
  choices: readonly ModelChoice[];
  nameId: string;
  /** The columns have no room for a long button. */
  isNarrow: boolean;
  /** The address of the comparison with a variation instead of the model. */
  pathWith: (choice: number) => string;
}

/** Stock and button of a column; a model is narrowed to one of its sizes in place. */
export function CompareOffer({ product, choices, nameId, isNarrow, pathWith }: CompareOfferProps) {
  const t = useMessages();
  const pieces = addedQuantity(product);
  const go = useGo();
  const path = productPath(product.type, product.id, null);
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openChoices({ product, choices, pathWith }).catch(() => go(path));
  };
  return (
    <>
      <StockLine stock={product.stock} />
      <div className={styles['buy']}>
        {product.variationId === null && choices.length > 0 ? (
          <ButtonLink
            to={path}
            variant="secondary"
            size="s"
            fullWidth
            aria-describedby={nameId}
            aria-haspopup="dialog"
            onClick={choose}
          >
            {t('cart.choose', { by: product.varies ?? 'option' })}
          </ButtonLink>
        ) : (
          <CardButton
            product={product}
            nameId={nameId}
            {...(product.size !== null && {
              pieces,
              label: t(isNarrow ? 'plate.add_short' : 'plate.add', { count: pieces }),
            })}
          />
        )}
      </div>
    </>
  );
}
