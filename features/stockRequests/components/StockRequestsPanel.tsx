import { useStockRequests } from '../client/stockRequests.js';
import { useMessages } from '../../../client/intl/messages.js';
import { StockRequestList } from './StockRequestList.js';
import { Panel } from '../../../components/account/Panel.js';

/** What the customer waits for; nothing while there is nothing. */
export function StockRequestsPanel() {
  const t = useMessages();
  const { requests, remove, removing } = useStockRequests(null);
  if (requests === null || requests.length === 0) return null;
  return (
    <Panel title={t('stock_request.list')}>
      <StockRequestList requests={requests} remove={remove} removing={removing} />
    </Panel>
  );
}
