import { useIdentity } from '../../../client/account/useIdentity.js';
import { wishlist } from '../facts.js';
import { useSavedProducts } from '../client/useSavedProducts.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { loginPath, PATHS } from '../../../domain/core/paths.js';
import { Button, ButtonLink } from '../../../components/ui/form/Button.js';
import { EmptyState } from '../../../components/ui/EmptyState.js';
import { Link } from '../../../components/ui/Link.js';
import { Notice } from '../../../components/ui/Notice.js';
import { PageFrame } from '../../../components/ui/PageFrame.js';
import { Skeleton } from '../../../components/ui/loading/Skeleton.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { ProductGrid } from '../../../components/catalogue/card/ProductGrid.js';

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
  const { products, back, gone, failure, retry, isEmpty } = useSavedProducts();
  if (isEmpty) return <Empty />;
  if (failure !== null) return <Failure error={failure} retry={retry} />;
  if (products === null) return <Skeleton height="16rem" />;
  return (
    <>
      {back.length > 0 && <BackInStock names={back.map(({ name }) => name)} />}
      {gone > 0 && <Notice kind="info">{t('wish.gone', { count: gone })}</Notice>}
      <p>
        <KeptHere />
      </p>
      <ProductGrid products={products} />
    </>
  );
}

function BackInStock({ names }: { names: readonly string[] }) {
  const t = useMessages();
  return (
    <Notice kind="success">
      <BidiText>{t('wish.back', { names: names.join(t('list.comma')) })}</BidiText>
    </Notice>
  );
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
      {t('wish.kept_here')} <Link to={loginPath(wishlist.path)}>{t('login.title')}</Link>
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
