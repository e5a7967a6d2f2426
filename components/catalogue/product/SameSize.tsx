import { useMemo, useRef } from 'react';
import { useSameSize } from '../../../client/catalogue/useCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView, ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { ProductSlider } from '../card/ProductSlider.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';

interface SameSizeProps {
  product: ProductView;
  choice: Choice;
  /** Prerendered products, for a tyre with a single size. */
  prerendered: ProductCardView[];
}

/** Other tyres in the selected size; for a variable product they are fetched when near the viewport. */
export function SameSize({ product, choice, prerendered }: SameSizeProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const fetched = useSameSize(isNear && product.isTyre ? choice.variation?.id : undefined);
  const isChosen = choice.variation !== null;
  const products = isChosen ? fetched : prerendered;
  const size = choice.size ?? '';
  const title = useMemo(() => <BidiText>{t('product.same_size', { size })}</BidiText>, [t, size]);
  return (
    <div ref={place}>
      {choice.size !== null && products.length > 0 && (
        <ProductSlider key={choice.size} title={title} products={products} isFresh={isChosen} />
      )}
    </div>
  );
}
