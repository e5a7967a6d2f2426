import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { fetchWishes, removeWishes, useWishes } from '../../../client/catalogue/wishes.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { loginPath, PATHS } from '../../../domain/core/paths.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { PageFrame } from '../../ui/PageFrame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { ProductGrid } from '../card/ProductGrid.js';

/** The shopper's saved products with current price and stock, each with its button to buy. */
export function WishlistPage() {
  const t = useMessages();
  return (
    <PageFrame title={t('wish.title')}>
      <Saved />
    </PageFrame>
  );
}

function Saved() {
  const t = useMessages();
  const { products, gone, failure, retry, isEmpty } = useSavedProducts();
  if (isEmpty) return <Empty />;
  if (failure !== null) return <Failure error={failure} retry={retry} />;
  if (products === null) return <Skeleton height="16rem" />;
  return (
    <>
      {gone > 0 && <Notice kind="info">{t('wish.gone', { count: gone })}</Notice>}
      <p>
        <KeptHere />
      </p>
      <ProductGrid products={products} />
    </>
  );
}

interface SavedProducts {
  /** null until loaded. */
  products: ProductCardView[] | null;
  /** How many the shop no longer sells; they are dropped from the list. */
  gone: number;
  failure: unknown;
  retry: () => void;
  isEmpty: boolean;
}

function useSavedProducts(): SavedProducts {
  const locale = useLocale();
  const shown = useShown();
  const { data, error, mutate } = useSWR<{ asked: readonly number[]; products: ProductCardView[] }, unknown>(
    shown === null || shown.length === 0 ? null : ['wishes', locale, ...shown],
    async () => ({ asked: shown ?? [], products: await fetchWishes(shown ?? [], locale) }),
    { keepPreviousData: true },
  );
  const sold = data?.products.map(cardIdOf) ?? [];
  const gone = data?.asked.filter((id) => !sold.includes(id)) ?? [];
  const goneIds = gone.join();
  useEffect(() => {
    if (goneIds !== '') removeWishes(...goneIds.split(',').map(Number));
  }, [goneIds]);
  return {
    products: data?.products ?? null,
    gone: gone.length,
    failure: data === undefined ? (error ?? null) : null,
    retry: () => void mutate(),
    isEmpty: shown?.length === 0 || data?.products.length === 0,
  };
}

/** The list with what was taken off it since the page was opened, so that it can be put back; null until hydrated. */
function useShown(): readonly number[] | null {
  const ids = useWishes();
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [shown, setShown] = useState<readonly number[]>(ids);
  const news = ids.filter((id) => !shown.includes(id));
  if (news.length > 0) setShown([...news, ...shown]);
  return isHydrated ? shown : null;
}

function Empty() {
  const t = useMessages();
  const text = (
    <>
      {t('wish.empty_text')} <KeptHere />
    </>
  );
  return (
    <EmptyState icon="heart" title={t('wish.empty')} text={text}>
      <ButtonLink to={PATHS.search}>{t('wish.start')}</ButtonLink>
    </EmptyState>
  );
}

/** Tells guests how to have the list elsewhere. */
function KeptHere() {
  const t = useMessages();
  const { state } = useIdentity();
  if (state !== 'guest' && state !== 'none') return null;
  return (
    <>
      {t('wish.kept_here')} <Link to={loginPath(PATHS.wishlist)}>{t('login.title')}</Link>
    </>
  );
}

function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const again = (
    <Button size="s" variant="secondary" onClick={retry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Notice kind="error" action={again}>
      {explain(error)}
    </Notice>
  );
}
