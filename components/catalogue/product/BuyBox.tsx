import { ProductToggles } from '../toggles/ProductToggles.js';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { useMessages, useLocale } from '../../../client/intl/messages.js';
import { nearestQuantity } from '../../../domain/catalogue/pricing/quantityRule.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { CAR_SET, isInStock } from '../../../domain/catalogue/product.js';
import type {
  DeliveryView,
  FitKind,
  ProductPageProps,
  ProductView,
} from '../../../domain/catalogue/catalogueViews.js';
import { WhatsAppLink } from '../../contact/WhatsAppLink.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Price } from '../../ui/text/Price.js';
import { BuyButton } from './BuyButton.js';
import styles from './BuyBox.module.css';
import { DeliveryPromise } from './delivery/DeliveryPromise.js';
import { FittingPrice } from './FittingPrice.js';
import { PayLine } from './delivery/PayLine.js';
import { Instalments } from './Instalments.js';
import { MadeFacts } from './MadeFacts.js';
import { QuantityPrices } from '../pricing/QuantityPrices.js';
import { ProductName } from '../card/ProductName.js';
import { StockLine } from '../card/StockLine.js';
import { useLazy } from '../../ui/hooks/useLazy.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';
import { VariationTable } from './variations/VariationTable.js';
import { type Ref, useId } from 'react';
import { QuantityStepper } from '../../ui/form/QuantityStepper.js';
import { FitEntry } from '../../fitment/FitEntry.js';
import { formatPrice } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { Deferred } from '../../ui/loading/Later.js';
import { useShell } from '../../../client/page/shellContext.js';

interface BuyBoxProps {
  product: ProductView;
  choice: Choice;
  /** Set to the element that has the buy button. */
  actions: Ref<HTMLDivElement>;
  isGone: boolean;
  fitKind: FitKind | null;
  delivery: DeliveryView | null;
  workingDays: readonly string[];
  fitting: ProductPageProps['fitting'];
  parts: ProductPageProps['parts'];
  /** Prerendered tyres of the same size. */
  sameSize: ProductPageProps['sameSize'];
}

const loadInstead = () => import('./SameSizeInstead.js');

/**
 * Whether the page has one column, so that what follows the price is below the fold. Without a subscription, because it
 * counts in the first render alone.
 */
const isNarrow = () => !import.meta.env.SSR && matchMedia('(width < 48rem)').matches;

/** Price, stock, variations, quantity and buy button. */
export function BuyBox({
  product,
  choice,
  actions,
  isGone,
  fitKind,
  delivery,
  workingDays,
  fitting,
  parts,
  sameSize,
}: BuyBoxProps) {
  const t = useMessages();
  const question = useProductQuestion(product, choice);
  const canBuy = isInStock(choice.stock) && !isGone;
  const instead = useLazy(!canBuy && choice.size !== null, loadInstead);
  const nameId = useId();
  const { limit, quantityRule } = choice;
  return (
    <div className={styles['box']}>
      <BuyTitle product={product} nameId={nameId} parts={parts} />
      <VariationTable product={product} choice={choice} />
      <div className={styles['offer']}>
        {choice.isOpen && product.isLowestPrice && (
          <span className={styles['from']}>{t('product.from')}</span>
        )}
        <Price amount={choice.price} formerPrice={choice.formerPrice} size="l" isEach={product.isTyre} />
        {choice.salePercent !== null && (
          <span className={styles['sale']}>
            {t('product.sale')} <Ltr>{choice.salePercent}%</Ltr>
          </span>
        )}
        {canBuy && choice.isMisfit ? (
          <p className={styles['misfit']}>{t('fit.other')}</p>
        ) : (
          <StockLine stock={isGone ? 0 : choice.stock} />
        )}
      </div>
      <MadeFacts product={product} choice={choice} />
      {canBuy && <QuantityChoice isTyre={product.isTyre} choice={choice} />}
      <div ref={actions} className={styles['actions']}>
        <BuyButton className={styles['add']} fullWidth {...{ product, choice, isGone }} />
      </div>
      {instead !== null && !canBuy && (
        <instead.SameSizeInstead {...{ product, choice }} prerendered={sameSize} />
      )}
      <Deferred className={styles['choice']} isFar={isNarrow()}>
        {canBuy && <QuantityPrices {...choice} limit={nearestQuantity(limit, limit, quantityRule)} />}
        {canBuy && delivery !== null && choice.stock !== 'backorder' && (
          <DeliveryPromise delivery={delivery} workingDays={workingDays} />
        )}
        {canBuy && fitting !== null && <FittingPrice {...fitting} {...choice} />}
        {canBuy && <PayLine />}
        <p className={styles['excerpt']}>
          <InLanguage lang={product.excerptLang}>
            <BidiText>{product.excerpt}</BidiText>
          </InLanguage>
        </p>
        {fitKind !== null && <FitEntry product={product} choice={choice} kind={fitKind} />}
        {canBuy && product.instalments !== undefined && (
          <Instalments instalments={product.instalments} choice={choice} />
        )}
        <WhatsAppLink message={question} label={t('product.whatsapp')} fullWidth />
        {!isGone && (
          <ProductToggles id={choice.variation?.id ?? product.id} nameId={nameId} isSmall={false} />
        )}
      </Deferred>
    </div>
  );
}

function BuyTitle({ product, nameId, parts }: Pick<BuyBoxProps, 'product' | 'parts'> & { nameId: string }) {
  const { name, size } = product;
  return (
    <div className={styles['title']}>
      {product.brand !== null && !name.includes(product.brand) && (
        <p className={styles['brand']}>{product.brand}</p>
      )}
      <h1 className={styles['name']} id={nameId}>
        <ProductName name={name} lang={product.lang} size={size} sizeClass={styles['size']} />
      </h1>
      {Object.entries(parts).map(([key, { summary }]) => (
        <a key={key} className={styles['rating']} href={`#${key}`}>
          {summary}
        </a>
      ))}
    </div>
  );
}

interface QuantityChoiceProps {
  isTyre: boolean;
  choice: Choice;
}

/** Quantity presets for tyres: one, an axle (2) or a car (4). */
const SETS = [1, 2, CAR_SET] as const;

/** Quantity input, for tyres with the price of the set. */
function QuantityChoice({ isTyre, choice }: QuantityChoiceProps) {
  const t = useMessages();
  const labelId = useId();
  const { quantity, limit, quantityRule, isOpen, chooseQuantity } = choice;
  return (
    <div role="group" aria-labelledby={labelId} className={styles['group']}>
      <p id={labelId} className={styles['label']}>
        {t('product.quantity')}
      </p>
      {isTyre ? (
        <div className={styles['sets']}>
          {SETS.map((count) => (
            <label key={count} className={styles['set']}>
              <input
                type="radio"
                className="visuallyHidden"
                name={labelId}
                checked={quantity === count}
                disabled={nearestQuantity(count, limit, quantityRule) !== count}
                onChange={() => chooseQuantity(count)}
              />
              <span className={styles['count']}>{t('product.set', { count })}</span>
              {!isOpen && <Price amount={unitPrice(choice, count) * count} size="s" />}
              {count === CAR_SET && <span className={styles['whole']}> {t('plate.whole')}</span>}
            </label>
          ))}
        </div>
      ) : (
        <QuantityStepper
          value={quantity}
          limit={limit}
          isStock={limit === choice.stock}
          rule={quantityRule}
          onChange={chooseQuantity}
          label={t('product.quantity')}
        />
      )}
    </div>
  );
}

/** WhatsApp message about the product: name, size, price and URL, so that the shop need not ask. */
function useProductQuestion(product: ProductView, choice: Choice): string {
  const t = useMessages();
  const { origin } = useShell();
  const variationId = choice.variation?.id ?? null;
  const path = localePath(productPath(product.type, product.id, variationId), useLocale());
  return t('whatsapp.product', {
    name: choice.label === null ? product.name : `${product.name} ${choice.label}`,
    price: formatPrice(choice.price),
    url: `${origin}${path}`,
  });
}
