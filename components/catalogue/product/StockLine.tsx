import { useMessages } from '../../../client/intl/messages.js';
import { isInStock, type Stock } from '../../../domain/catalogue/product.js';
import { classNames } from '../../ui/classNames.js';
import styles from './StockLine.module.css';

/** From this stock on the number is not shown: a car needs four. */
const PLENTY = 5;

/** Availability, with a low-stock warning. */
export function StockLine({ stock }: { stock: Stock }) {
  const t = useMessages();
  if (!isInStock(stock))
    return <p className={classNames(styles['stock'], styles['out'])}>{t('out_of_stock')}</p>;
  if (stock === 'backorder')
    return <p className={classNames(styles['stock'], styles['low'])}>{t('stock.backorder')}</p>;
  if (typeof stock === 'number' && stock < PLENTY) {
    return <p className={classNames(styles['stock'], styles['low'])}>{t('stock.low', { count: stock })}</p>;
  }
  return <p className={classNames(styles['stock'], styles['in'])}>{t('stock.in')}</p>;
}
