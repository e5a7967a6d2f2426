import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import type { LineItem } from '../../domain/order/order.js';
import { LineName } from '../lines/LineName.js';

/** The name of an order's first line, and how many products are beside it. */
export function OrderGoods({ items: [first, ...others] }: { items: readonly Pick<LineItem, 'name'>[] }) {
  const t = useMessages();
  const locale = useLocale();
  if (first === undefined) return null;
  return (
    <>
      <LineName name={inLocale(first.name, locale)} />
      {others.length > 0 && ` ${t('profile.more_goods', { count: others.length })}`}
    </>
  );
}
