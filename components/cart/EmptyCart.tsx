import { useWords } from '../../client/words.js';
import { loginPath, PATHS, registerPath } from '../../domain/paths.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Link } from '../ui/Link.js';
import { PageFrame } from '../ui/PageFrame.js';
import { SizeSearch } from './SizeSearch.js';

/** Nothing in the cart: the way to tyres, and for strangers the way to a cart that may be waiting. */
export function EmptyCart({ isAnonymous }: { isAnonymous: boolean }) {
  const t = useWords();
  const hint = (
    <>
      {t('cart.empty_login')} <Link to={loginPath(PATHS.cart)}>{t('login.title')}</Link>
      {' · '}
      <Link to={registerPath(PATHS.cart)}>{t('register.title')}</Link>
    </>
  );
  return (
    <PageFrame title={t('title.cart')}>
      <EmptyState icon="cart" title={t('cart.empty')} text={isAnonymous ? hint : t('cart.empty_text')}>
        <SizeSearch />
      </EmptyState>
    </PageFrame>
  );
}
