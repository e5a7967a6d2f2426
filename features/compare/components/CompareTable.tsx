import { useId } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { removeCompared } from '../client/compared.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { ComparisonCell, ComparisonRow } from '../domain/comparisonRows.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { CardButton } from '../../../components/catalogue/card/CardButton.js';
import { ProductName } from '../../../components/catalogue/card/ProductName.js';
import { StockLine } from '../../../components/catalogue/card/StockLine.js';
import { classNames } from '../../../components/ui/classNames.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Link } from '../../../components/ui/Link.js';
import { Picture } from '../../../components/ui/Picture.js';
import { Price } from '../../../components/ui/text/Price.js';
import { VisuallyHidden } from '../../../components/ui/text/VisuallyHidden.js';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  products: readonly ProductCardView[];
  rows: readonly ComparisonRow[];
  /** The address of the comparison without a product. */
  pathWithout: (product: ProductCardView) => string;
}

const PICTURE_PX = 160;
/** More sizes than that are counted instead of listed. */
const SIZES_LISTED_MAX = 3;
/** Up to this number the columns fit on a phone. */
const NARROW_COLUMNS = 3;

/**
 * A column for each product. The name of a property stands above its values, so that three products fit side by side on
 * a phone; `headers` names both for screen readers.
 */
export function CompareTable({ products, rows, pathWithout }: CompareTableProps) {
  const t = useMessages();
  const id = useId();
  const columnId = (product: ProductCardView) => `${id}${cardIdOf(product)}`;
  const isWide = products.length > NARROW_COLUMNS;
  return (
    // A region that scrolls must be focusable for the arrow keys.
    <div
      className={classNames(
        styles['frame'],
        isWide && styles['wide'],
        products.length === NARROW_COLUMNS && styles['tight'],
      )}
      {...(isWide && { role: 'region', tabIndex: 0, 'aria-label': t('compare.title') })}
    >
      <table className={styles['table']}>
        <caption className="visuallyHidden">{t('compare.title')}</caption>
        <thead>
          <tr>
            {products.map((product) => (
              <td key={cardIdOf(product)} className={styles['picture']}>
                <Picture src={product.image} alt="" widthPx={PICTURE_PX} loading="eager" />
                <RemoveLink product={product} to={pathWithout(product)} />
              </td>
            ))}
          </tr>
          <tr className={styles['head']}>
            {products.map((product) => (
              <th key={cardIdOf(product)} id={columnId(product)} scope="col">
                <ColumnHead product={product} nameId={`${columnId(product)}name`} />
              </th>
            ))}
          </tr>
          <tr className={styles['offer']}>
            {products.map((product) => (
              <td key={cardIdOf(product)} headers={columnId(product)}>
                <ColumnOffer product={product} nameId={`${columnId(product)}name`} />
              </td>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <RowGroup key={row.key} row={row} id={`${id}${row.key}`} columnIds={products.map(columnId)} />
        ))}
      </table>
    </div>
  );
}

function RemoveLink({ product, to }: { product: ProductCardView; to: string }) {
  const label = useMessages()('compare.remove', { name: product.name });
  return (
    <Link
      to={to}
      className={styles['remove']}
      aria-label={label}
      data-tip={label}
      onClick={() => removeCompared(cardIdOf(product))}
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
            nameClass={styles['text']}
            sizeClass={styles['size']}
          />
        </span>
      </Link>
      <div>
        {product.isLowestPrice && <span className={styles['from']}>{t('product.from')} </span>}
        <Price
          amount={product.price}
          formerPrice={product.formerPrice}
          size="s"
          isEach={product.size !== null}
        />
      </div>
    </div>
  );
}

function ColumnOffer({ product, nameId }: ColumnProps) {
  return (
    <>
      <StockLine stock={product.stock} />
      <div className={styles['buy']}>
        <CardButton product={product} nameId={nameId} />
      </div>
    </>
  );
}

interface RowGroupProps {
  row: ComparisonRow;
  id: string;
  columnIds: readonly string[];
}

function RowGroup({ row, id, columnIds }: RowGroupProps) {
  const t = useMessages();
  return (
    <tbody className={styles['group']}>
      <tr>
        <th id={id} scope="rowgroup" colSpan={columnIds.length}>
          <span className={styles['label']}>
            {row.name}
            {!row.isSame && <span className={styles['differs']}>{t('compare.differs')}</span>}
          </span>
        </th>
      </tr>
      <tr>
        {row.cells.map((cell, place) => (
          <td key={columnIds[place]} headers={`${id} ${columnIds[place]}`}>
            <Cell cell={cell} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Cell({ cell }: { cell: ComparisonCell }) {
  const t = useMessages();
  if (cell === null) {
    return (
      <span className={styles['words']}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('compare.unknown_value')}</VisuallyHidden>
      </span>
    );
  }
  if ('variesBy' in cell) {
    return <span className={styles['words']}>{t('compare.varies', { by: cell.variesBy })}</span>;
  }
  if ('sizes' in cell) {
    const count = cell.sizes.length;
    if (count > SIZES_LISTED_MAX) {
      return <span className={styles['value']}>{t('product.choices', { by: 'size', count })}</span>;
    }
    return <bdi className={styles['value']}>{cell.sizes.join(' · ')}</bdi>;
  }
  return (
    <>
      <bdi className={styles['value']}>{cell.value}</bdi>
      {cell.words !== undefined && <span className={styles['words']}>{cell.words}</span>}
    </>
  );
}
