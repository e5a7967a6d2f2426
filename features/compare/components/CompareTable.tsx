import { useId, useState } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { removeColumn } from '../client/compared.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { ComparisonRow } from '../domain/comparisonRows.js';
import { foldRows } from '../domain/foldRows.js';
import type { ModelChoice } from '../domain/modelChoices.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { ProductName } from '../../../components/catalogue/card/ProductName.js';
import { classNames } from '../../../components/ui/classNames.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Link } from '../../../components/ui/Link.js';
import { Picture } from '../../../components/ui/Picture.js';
import { Price } from '../../../components/ui/text/Price.js';
import { CarRow } from './CarRow.js';
import { Cell } from './CompareCell.js';
import { CompareOffer } from './CompareOffer.js';
import { Row } from './CompareRow.js';
import { SetPrice, toSet } from './SetPrice.js';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  products: readonly ProductCardView[];
  rows: readonly ComparisonRow[];
  /** Sizes of each product, of a model all of them; none of what is no tyre. */
  sizes: readonly (readonly string[])[];
  /** What each model can be narrowed to. */
  choices: readonly (readonly ModelChoice[])[];
  /** The address of the comparison without a product, or with another in its place. */
  pathInstead: (product: ProductCardView, other?: number) => string;
}

const PICTURE_PX = 160;
/** Up to this number the columns fit on a phone. */
const NARROW_COLUMNS = 3;

/**
 * A column for each product, with the names of properties beside the first one; on phones they stand above their values,
 * so that three products fit side by side. What is the same in all of them is folded behind one line.
 */
export function CompareTable({ products, rows, sizes, choices, pathInstead }: CompareTableProps) {
  const t = useMessages();
  const id = useId();
  const columnId = (product: ProductCardView) => `${id}${cardIdOf(product)}`;
  const isWide = products.length > NARROW_COLUMNS;
  const [isOpen, setIsOpen] = useState(false);
  const { shown, folded } = foldRows(rows, products.length);
  const taken = new Set(products.map(cardIdOf));
  return (
    // A region that scrolls must be focusable for the arrow keys.
    <div
      className={classNames(
        styles['frame'],
        isWide && styles['wide'],
        products.length === NARROW_COLUMNS && styles['tight'],
      )}
      style={{ '--columns': products.length }}
      {...(isWide && { role: 'region', tabIndex: 0, 'aria-label': t('compare.title') })}
    >
      <table className={styles['table']}>
        <caption className="visuallyHidden">{t('compare.title')}</caption>
        <thead>
          <tr>
            <td className={classNames(styles['corner'], styles['tools'])}>
              <div className={styles['tool']}>
                <p className={styles['count']}>{t('listing.count', { count: products.length })}</p>
                {folded.length > 0 && (
                  <label className={styles['switch']}>
                    <input
                      type="checkbox"
                      checked={!isOpen}
                      onChange={({ currentTarget }) => setIsOpen(!currentTarget.checked)}
                    />
                    {t('compare.differences')}
                  </label>
                )}
              </div>
            </td>
            {products.map((product) => (
              <td key={cardIdOf(product)}>
                <div className={styles['top']}>
                  <Picture src={product.image} alt="" widthPx={PICTURE_PX} loading="eager" />
                  <RemoveLink {...{ product, products }} to={pathInstead(product)} />
                </div>
              </td>
            ))}
          </tr>
          <tr className={styles['head']}>
            <td className={styles['corner']} />
            {products.map((product) => (
              <th key={cardIdOf(product)} id={columnId(product)} scope="col">
                <ColumnHead product={product} nameId={`${columnId(product)}name`} />
              </th>
            ))}
          </tr>
          <tr className={styles['offer']}>
            <td className={styles['corner']} />
            {products.map((product, place) => (
              <td key={cardIdOf(product)} headers={columnId(product)} data-column={cardIdOf(product)}>
                <CompareOffer
                  product={product}
                  choices={(choices[place] ?? []).filter(({ id: each }) => !taken.has(each))}
                  nameId={`${columnId(product)}name`}
                  isNarrow={products.length >= NARROW_COLUMNS}
                  pathWith={(other) => pathInstead(product, other)}
                />
              </td>
            ))}
          </tr>
        </thead>
        <Rows
          {...{ products, shown, folded, sizes, choices, id, isOpen }}
          columnIds={products.map(columnId)}
          onToggle={() => setIsOpen(!isOpen)}
        />
      </table>
    </div>
  );
}

interface RemoveLinkProps extends Pick<CompareTableProps, 'products'> {
  product: ProductCardView;
  to: string;
}

function RemoveLink({ product, products, to }: RemoveLinkProps) {
  const label = useMessages()('compare.remove', { name: product.name });
  return (
    <Link
      to={to}
      className={styles['remove']}
      aria-label={label}
      data-tip={label}
      onClick={() => removeColumn(product, products)}
    >
      <Icon name="close" size={20} />
    </Link>
  );
}

interface ColumnProps {
  product: ProductCardView;
  nameId: string;
}

/** Name and price, which stay in view while the rows scroll. */
function ColumnHead({ product, nameId }: ColumnProps) {
  const t = useMessages();
  return (
    <div className={styles['product']}>
      <Link to={productPath(product.type, product.id, product.variationId)} className={styles['name']}>
        <span id={nameId}>
          <ProductName
            name={product.name}
            lang={product.lang}
            size={product.size}
            sizes={product.sizes}
            nameClass={styles['text']}
            sizeClass={styles['size']}
          />
        </span>
      </Link>
      <div className={classNames(product.isLowestPrice && styles['least'])}>
        {product.isLowestPrice && <span className={styles['from']}>{t('product.from')} </span>}
        <Price
          amount={product.price}
          formerPrice={product.formerPrice}
          size="s"
          isEach={product.size !== null || product.sizes !== undefined}
        />
      </div>
    </div>
  );
}

interface RowsProps extends Pick<CompareTableProps, 'products' | 'sizes' | 'choices'> {
  shown: readonly ComparisonRow[];
  folded: readonly ComparisonRow[];
  id: string;
  columnIds: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
}

/** What differs, and below a line that unfolds it, what is the same. */
function Rows({ products, shown, folded, sizes, choices, id, columnIds, isOpen, onToggle }: RowsProps) {
  const t = useMessages();
  const sets = products.map((product, place) => toSet(product, choices[place] ?? []));
  const row = (each: ComparisonRow) => (
    <Row
      key={each.key}
      name={each.name}
      id={`${id}${each.key}`}
      columnIds={columnIds}
      draw={(place) => <Cell cell={each.cells[place] ?? null} property={each.key} />}
    />
  );
  return (
    <>
      <tbody>
        {sizes.some((each) => each.length > 0) && (
          <CarRow id={`${id}car`} columnIds={columnIds} sizes={sizes} />
        )}
        {sets.some((set) => set !== null) && (
          <Row
            name={t('compare.four')}
            id={`${id}four`}
            columnIds={columnIds}
            draw={(place) => (
              <SetPrice
                set={sets[place] ?? null}
                among={sets}
                stock={(sizes[place] ?? []).length > 1 ? undefined : products[place]?.stock}
              />
            )}
          />
        )}
        {shown.map(row)}
      </tbody>
      {folded.length > 0 && (
        <>
          <tbody className={styles['fold']}>
            <tr>
              <td colSpan={products.length + 1}>
                <button
                  type="button"
                  className={styles['unfold']}
                  aria-expanded={isOpen}
                  aria-controls={`${id}same`}
                  onClick={onToggle}
                >
                  {t('compare.same', { count: folded.length })}
                  <Icon name="chevron-down" size={20} />
                </button>
              </td>
            </tr>
          </tbody>
          <tbody id={`${id}same`} className={classNames(styles['same'], isOpen && styles['open'])}>
            {folded.map(row)}
          </tbody>
        </>
      )}
    </>
  );
}
