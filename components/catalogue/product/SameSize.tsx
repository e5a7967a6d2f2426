import { useMemo, useRef } from 'react';
import { useSameSize } from '../../../client/catalogue/useCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView, ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { ProductSlider } from '../card/ProductSlider.js';
import { PlateLinks } from '../plate/PlateLinks.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';

interface SameSizeProps {
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
          isFresh={choice.variation !== null}
        />
      )}
    </div>
  );
}

/** Tyres that are named beside one that is sold out. */
const INSTEAD = 3;

/** The first of them, where the selected tyre is sold out. */
export function SameSizeInstead(props: SameSizeProps) {
  const products = useOthers(props, true);
  const title = useTitle(props.choice);
  return <PlateLinks title={title} products={products.slice(0, INSTEAD)} />;
}

function useOthers({ product, choice, prerendered }: SameSizeProps, isWanted: boolean): ProductCardView[] {
  const fetched = useSameSize(isWanted && product.isTyre ? choice.variation?.id : undefined);
  return choice.variation === null ? prerendered : fetched;
}

function useTitle({ size }: Pick<Choice, 'size'>) {
  const t = useMessages();
  return useMemo(() => <BidiText>{t('product.same_size', { size: size ?? '' })}</BidiText>, [t, size]);
}
