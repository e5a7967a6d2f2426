import { loginPath } from '../../client/useRequireLogin.js';
import { useWords } from '../../client/words.js';
import { PATHS } from '../../domain/paths.js';
import { ButtonLink } from '../ui/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { PageFrame } from '../ui/PageFrame.js';

/** Nothing in the cart: the way to tyres, and for strangers the way to a cart that may be waiting. */
export function EmptyCart({ isAnonymous }: { isAnonymous: boolean }) {
  const t = useWords();
  return (
    <PageFrame title={t('title.cart')}>
      <EmptyState
        icon="cart"
        title={t('cart.empty')}
        text={t(isAnonymous ? 'cart.empty_login' : 'cart.empty_text')}
      >
        <ButtonLink to={PATHS.home}>{t('welcome.shop')}</ButtonLink>
        {isAnonymous && (
          <ButtonLink to={loginPath(PATHS.cart)} variant="secondary">
            {t('login.submit')}
          </ButtonLink>
        )}
      </EmptyState>
    </PageFrame>
  );
}
