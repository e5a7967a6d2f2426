import { PATHS } from '../../../domain/core/paths.js';
import { useMemo, useRef } from 'react';
import { useSameSize } from '../../../client/catalogue/useCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView, ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { ProductSlider } from '../card/ProductSlider.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';

export interface SameSizeProps {
  product: ProductView;
  choice: Choice;
  /** Prerendered products, for a tyre with a single size. */
  prerendered: ProductCardView[];
}

/** Other tyres in the selected size; for a variable product they are fetched when near the viewport. */
export function SameSize(props: SameSizeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { choice } = props;
  const products = useOthers(props, useInView(place));
  const title = useTitle(choice);
  return (
    <div ref={place}>
      {choice.size !== null && products.length > 0 && (
        <ProductSlider
          key={choice.size}
          title={title}
          products={products}
          all={`${PATHS.search}?search=${encodeURIComponent(choice.size)}`}
          isFresh={choice.variation !== null}
        />
      )}
    </div>
  );
}

/** Other tyres in the selected size. */
export function useOthers(
  { product, choice, prerendered }: SameSizeProps,
  isWanted: boolean,
): ProductCardView[] {
  const fetched = useSameSize(isWanted && product.isTyre ? choice.variation?.id : undefined);
  return choice.variation === null ? prerendered : fetched;
}

/** What heads them. */
export function useTitle({ size }: Pick<Choice, 'size'>) {
  const t = useMessages();
  return useMemo(() => <BidiText>{t('product.same_size', { size: size ?? '' })}</BidiText>, [t, size]);
}
