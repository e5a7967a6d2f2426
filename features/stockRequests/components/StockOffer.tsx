import type { MouseEvent } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { isPlainClick } from '../../../client/page/isPlainClick.js';
import { ButtonLink } from '../../../components/ui/form/Button.js';
import type { SoldOutOffer, SoldOutProps } from '../../feature.js';
import { STOCK_NEWS } from '../domain/news.js';
import { stockRequestPath } from '../domain/stockPaths.js';

/** Asks in a dialog or, without scripts, on a page. */
function StockButton({ itemId, name, ...look }: SoldOutProps) {
  const t = useMessages();
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void import('./openStockRequest.js').then((tool) => tool.openStockRequest({ itemId, name }));
  };
  return (
    <ButtonLink {...look} to={stockRequestPath(itemId)} rel="nofollow" aria-haspopup="dialog" onClick={ask}>
      {t('stock_request.title')}
    </ButtonLink>
  );
}

export const stockOffer: SoldOutOffer = {
  title: 'stock_request.title',
  news: STOCK_NEWS,
  Button: StockButton,
};
