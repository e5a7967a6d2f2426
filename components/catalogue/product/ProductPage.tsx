import { useMessages } from '../../../client/intl/messages.js';
import type { ProductPageProps, ReviewsView } from '../../../domain/catalogue/catalogueViews.js';
import { Prose } from '../../ui/text/Prose.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { Button } from '../../ui/form/Button.js';
import { BuyBar } from './BuyBar.js';
import { BuyBox } from './BuyBox.js';
import { DeliverySummary } from './delivery/DeliverySummary.js';
import { DrawingNote } from './gallery/DrawingNote.js';
import { Gallery } from './gallery/Gallery.js';
import styles from './ProductPage.module.css';
import { ProductSlider } from '../card/ProductSlider.js';
import { Deferred, Later } from '../../ui/loading/Later.js';
import type { Locale } from '../../../domain/core/locale.js';
import { loadChoiceTools } from './loadChoiceTools.js';
import { SameSize } from './SameSize.js';
import { SpecTable } from './SpecTable.js';
import { TyreFacts } from './TyreFacts.js';
import { useChoice } from '../../../client/catalogue/useChoice.js';
import { useLiveProduct } from '../../../client/catalogue/useLiveProduct.js';
import { memo, useEffect, useReducer, useRef } from 'react';
import { rememberSeen } from '../../../client/catalogue/recentlySeen.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

/** On demand, because hardly any page is of a product that is gone. */
const loadNotice = () => import('../../ui/Notice.js');

/** The page of a simple or variable product; price and stock are revalidated on view. */
export function ProductPage({
  product: prerendered,
  reviews,
  fitKind,
  delivery,
  fitting,
  sizeDrawing,
  sameSize,
  related,
}: ProductPageProps) {
  const t = useMessages();
  const { product, workingDays, isGone } = useLiveProduct(prerendered);
  const choice = useChoice(product);
  const actions = useRef<HTMLDivElement>(null);
  const gone = useLazy(isGone, loadNotice);
  useEffect(() => rememberSeen(product.id), [product.id]);
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={product.breadcrumbs} current={product.name} />
      {gone !== null && <gone.Notice kind="warning">{t('error.product_not_found')}</gone.Notice>}
      <div className={styles['columns']}>
        <Gallery
          images={product.images}
          chosen={choice.variation?.image ?? null}
          name={product.name}
          drawing={useSizeDrawing(choice.size, sizeDrawing)}
        />
        <BuyBox
          product={product}
          choice={choice}
          actions={actions}
          isGone={isGone}
          fitKind={fitKind}
          delivery={delivery}
          workingDays={workingDays}
          fitting={fitting}
          reviews={reviews}
          sameSize={sameSize}
        />
        <DrawingNote isIllustrated={product.isIllustrated} />
        <Deferred className={styles['more']}>
          <TyreFacts product={product} choice={choice} />
          <SpecTable product={product} choice={choice} />
          {product.description !== '' && (
            <Description html={product.description} lang={product.descriptionLang} />
          )}
          {reviews !== null && <Reviews productId={product.id} reviews={reviews} />}
          <Delivery />
        </Deferred>
      </div>
      <Deferred className={styles['end']}>
        <SameSize choice={choice} product={product} prerendered={sameSize} />
        <ProductSlider title={related.title} products={related.products} />
        <SeenBefore productId={product.id} />
      </Deferred>
      <BuyBar product={product} choice={choice} isGone={isGone} actions={actions} />
    </div>
  );
}

// Memoized, because the product is revalidated on view.

const Description = memo(function Description({ html, lang }: { html: string; lang?: Locale | undefined }) {
  const t = useMessages();
  return (
    <Later narrow="21rem" wide="19rem">
      <section className={styles['section']}>
        <h2>{t('product.description')}</h2>
        <Prose html={html} lang={lang} />
      </section>
    </Later>
  );
});

const loadMore = () => import('../../reviews/MoreReviews.js');

interface ReviewsProps {
  productId: number;
  reviews: ReviewsView;
}

const Reviews = memo(function Reviews({ productId, reviews }: ReviewsProps) {
  const t = useMessages();
  const [isWanted, want] = useReducer(() => true, false);
  const more = useLazy(isWanted, loadMore);
  return (
    <section className={styles['reviews']} id="reviews">
      <Prose html={reviews.html} />
      {more !== null && <more.MoreReviews productId={productId} />}
      {more === null && reviews.hasMore && (
        <Button variant="secondary" isBusy={isWanted} onClick={want}>
          {t('reviews.more')}
        </Button>
      )}
    </section>
  );
});

const Delivery = memo(function Delivery() {
  return (
    <Later narrow="23rem" wide="20rem">
      <DeliverySummary />
    </Later>
  );
});

/** HTML of the size drawn to scale: from the server if the product has a single size, otherwise of the chosen one. */
function useSizeDrawing(size: string | null, drawn: string | null): string | null {
  const t = useMessages();
  const tool = useLazy(drawn === null && size !== null, loadChoiceTools);
  return drawn ?? (size !== null && tool !== null ? tool.drawChosenSize(size, t) : null);
}

const load = () => import('./RecentlySeen.js');

/** Products viewed earlier, which load when the end of the page is near the viewport. */
function SeenBefore({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const loaded = useLazy(useInView(place), load);
  return <div ref={place}>{loaded !== null && <loaded.RecentlySeen productId={productId} />}</div>;
}
