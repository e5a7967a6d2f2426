import { useRef } from 'react';
import useSWR from 'swr';
import { useLocale, useWords } from '../../../client/intl/words.js';
import type { ProductCardView, ProductView } from '../../../domain/content/views.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { useIsNear } from '../../ui/hooks/useInView.js';
import { ProductSlider } from '../card/ProductSlider.js';
import type { Choice } from './useChoice.js';

interface SameSizeProps {
  product: ProductView;
  choice: Choice;
  /** For a tyre of one size. */
  prerendered: ProductCardView[];
}

const loadListing = () => import('../../../client/catalogue/listing.js');

/** Other tyres of the size that is chosen; where sizes are chosen on the page they are asked for near the view. */
export function SameSize({ product, choice, prerendered }: SameSizeProps) {
  const t = useWords();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const id = isNear && product.isTyre ? choice.variation?.id : undefined;
  const { data: fetched = [] } = useSWR<ProductCardView[]>(
    id === undefined ? null : ['same size', locale, id],
    async () => (await loadListing()).fetchSameSize(id ?? 0, locale),
  );
  const isChosen = choice.variation !== null;
  const products = isChosen ? fetched : prerendered;
  const title = t('product.same_size', { size: choice.size ?? '' });
  return (
    <div ref={place}>
      {choice.size !== null && products.length > 0 && (
        <ProductSlider
          key={choice.size}
          title={<BidiText>{title}</BidiText>}
          products={products}
          isFresh={isChosen}
        />
      )}
    </div>
  );
}
