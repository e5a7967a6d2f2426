import { useIdentity } from '../../../client/account/useIdentity.js';
import type { WishlistPageProps } from '../domain/wishlistView.js';
import { wishlist } from '../facts.js';
import { useSavedProducts } from '../client/useSavedProducts.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { loginPath } from '../../../domain/core/paths.js';
import { Button } from '../../../components/ui/form/Button.js';
import { useLazy } from '../../../components/ui/hooks/useLazy.js';
import { Link } from '../../../components/ui/Link.js';
import { Notice } from '../../../components/ui/Notice.js';
import { PageFrame } from '../../../components/ui/PageFrame.js';
import { Skeleton } from '../../../components/ui/loading/Skeleton.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { ProductGrid } from '../../../components/catalogue/card/ProductGrid.js';

const loadEmpty = () => import('./EmptyWishlist.js');

/** The shopper's saved products with current price and stock, each with its button to buy. */
export function WishlistPage(offered: WishlistPageProps) {
  const t = useMessages();
  return (
    <PageFrame title={t('wish.title')}>
      <Saved {...offered} />
    </PageFrame>
  );
}

function Saved(offered: WishlistPageProps) {
  const { products, back, gone, failure, retry, isEmpty } = useSavedProducts();
  const empty = useLazy(isEmpty, loadEmpty);
  const kept = useKeptHere();
  if (isEmpty) {
    return empty === null ? (
      <Skeleton height="16rem" />
    ) : (
      <>
        {gone > 0 && <Gone count={gone} />}
        <empty.EmptyWishlist {...offered} text={<EmptyText />} />
      </>
    );
  }
  if (failure !== null) return <Failure error={failure} retry={retry} />;
  if (products === null) return <Skeleton height="16rem" />;
  return (
    <>
      {back.length > 0 && <BackInStock names={back.map(({ name }) => name)} />}
      {gone > 0 && <Gone count={gone} />}
      {kept !== null && <p>{kept}</p>}
      <ProductGrid products={products} />
    </>
  );
}

function Gone({ count }: { count: number }) {
  return <Notice kind="info">{useMessages()('wish.gone', { count })}</Notice>;
}

function BackInStock({ names }: { names: readonly string[] }) {
  const t = useMessages();
  return (
    <Notice kind="success">
      <BidiText>{t('wish.back', { names: names.join(t('list.comma')) })}</BidiText>
    </Notice>
  );
}

function EmptyText() {
  const t = useMessages();
  return (
    <>
      {t('wish.empty_text')} {useKeptHere()}
    </>
  );
}

/** Tells guests how to have the list elsewhere; null for customers. */
function useKeptHere() {
  const t = useMessages();
  const { state } = useIdentity();
  if (state !== 'guest' && state !== 'none') return null;
  return (
    <>
      {t('wish.kept_here')} <Link to={loginPath(wishlist.path)}>{t('wish.keep_login')}</Link>
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
