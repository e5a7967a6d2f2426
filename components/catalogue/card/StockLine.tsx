import { useMessages } from '../../../client/intl/messages.js';
import type { Stock } from '../../../domain/catalogue/product.js';
import { stockMessage } from '../../../domain/catalogue/stockMessage.js';
import { classNames } from '../../ui/classNames.js';
import styles from './StockLine.module.css';

const STYLES = {
  out_of_stock: 'out',
  'stock.backorder': 'low',
  'stock.low': 'low',
  'stock.in': 'in',
} as const;

/** Availability, with a low-stock warning. */
export function StockLine({ stock }: { stock: Stock }) {
  const t = useMessages();
  const { key, values } = stockMessage(stock);
  return <p className={classNames(styles['stock'], styles[STYLES[key]])}>{t(key, values)}</p>;
}
