import { useMessages } from '../../../client/intl/messages.js';
import type { ProductPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { PRODUCT_SECTIONS } from '../../../features/productSections.js';
import { classNames } from '../../ui/classNames.js';
import { Prose } from '../../ui/text/Prose.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
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
import { memo, useEffect, useRef } from 'react';
import { rememberSeen } from '../../../client/catalogue/recentlySeen.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

/** On demand, because hardly any page is of a product that is gone. */
const loadNotice = () => import('../../ui/Notice.js');

/** The page of a simple or variable product; price and stock are revalidated on view. */
export function ProductPage({
  product: prerendered,
  parts,
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
        <div className={classNames(styles['pictures'], product.isIllustrated && styles['illustrated'])}>
          <Gallery
            images={product.images}
            chosen={choice.variation?.image ?? null}
            name={product.name}
            drawing={useSizeDrawing(choice.size, sizeDrawing)}
          />
          <DrawingNote isIllustrated={product.isIllustrated} />
        </div>
        <BuyBox
          product={product}
          choice={choice}
          actions={actions}
          isGone={isGone}
          fitKind={fitKind}
          delivery={delivery}
          workingDays={workingDays}
          fitting={fitting}
          parts={parts}
          sameSize={sameSize}
        />
        <Deferred className={styles['more']}>
          <TyreFacts product={product} choice={choice} />
          <SpecTable product={product} choice={choice} />
          {product.description !== '' && (
            <Description html={product.description} lang={product.descriptionLang} />
          )}
          <Parts productId={product.id} parts={parts} />
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

/** What features say of a product. */
function Parts({ productId, parts }: Pick<ProductPageProps, 'parts'> & { productId: number }) {
  return Object.entries(parts).map(([key, part]) => {
    const Section = PRODUCT_SECTIONS[key];
    return Section && <Section key={key} productId={productId} part={part} />;
  });
}

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
  return <div ref={place}>{loaded !== null && <loaded.RecentlySeen except={[productId]} />}</div>;
}
