import { useStockRequests } from '../client/stockRequests.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useLocationSearch } from '../../../client/page/useLocationSearch.js';
import { STOCK_TOKEN_KEY } from '../domain/stockPaths.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Button, ButtonLink } from '../../../components/ui/form/Button.js';
import { EmptyState } from '../../../components/ui/EmptyState.js';
import { Notice } from '../../../components/ui/Notice.js';
import { PageFrame } from '../../../components/ui/PageFrame.js';
import { Skeleton } from '../../../components/ui/loading/Skeleton.js';
import { StockRequestList } from './StockRequestList.js';

/** What the shopper waits for, or with the link of a letter what its receiver waits for. */
export function StockRequestsPage() {
  const t = useMessages();
  const search = useLocationSearch();
  return (
    <PageFrame title={t('stock_request.list')} lead={t('stock_request.list_text')}>
      {search === null ? (
        <Skeleton height="12rem" />
      ) : (
        <Requests token={new URLSearchParams(search).get(STOCK_TOKEN_KEY)} />
      )}
    </PageFrame>
  );
}

function Requests({ token }: { token: string | null }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { requests, failure, retry, ...actions } = useStockRequests(token);
  if (failure !== null) {
    return (
      <Notice kind="error" action={<Button onClick={retry}>{t('action.retry')}</Button>}>
        {explain(failure)}
      </Notice>
    );
  }
  if (requests === null) return <Skeleton height="12rem" />;
  if (requests.length === 0) {
    return (
      <EmptyState icon="package" title={t('stock_request.none')} text={t('stock_request.none_text')}>
        <ButtonLink to={PATHS.search}>{t('wish.start')}</ButtonLink>
      </EmptyState>
    );
  }
  return <StockRequestList requests={requests} {...actions} />;
}
