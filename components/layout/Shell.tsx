import { type ReactNode, Suspense } from 'react';
import { useNavigation } from '../../client/page/navigation.js';
import { useMessages } from '../../client/intl/messages.js';
import { isCheckoutPath, isLoginPath, splitLocale } from '../../domain/core/paths.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { classNames } from '../ui/classNames.js';
import { FRAMES } from '../../features/frames.js';
import { Later } from '../ui/loading/Later.js';
import { Consent } from './consent/Consent.js';
import { BottomBar } from './menu/BottomBar.js';
import { CheckoutHeader } from './header/CheckoutHeader.js';
import { Footer } from './footer/Footer.js';
import { Header } from './header/Header.js';
import { Loader } from './Loader.js';
import { Overlays } from './Overlays.js';
import { ScrollToTop } from './ScrollToTop.js';
import styles from './Shell.module.css';
import { ShellContext } from '../../client/page/shellContext.js';
import { Toasts } from './Toasts.js';
import { Tooltips } from './Tooltips.js';

interface ShellProps {
  shell: ShellView;
  children: ReactNode;
}

/** Header, footer and menus around every page; the checkout has a reduced header and no menus, search or footer. */
export function Shell({ shell, children }: ShellProps) {
  const t = useMessages();
  const { path } = splitLocale(useNavigation().path);
  const isEnclosed = isCheckoutPath(path);
  return (
    <ShellContext value={shell}>
      <a className={styles['skip']} href="#main">
        {t('skip_to_content')}
      </a>
      {shell.analytics !== undefined && <Consent analytics={shell.analytics} />}
      <Suspense>
        {isEnclosed ? (
          <CheckoutHeader shopName={shell.shopName} />
        ) : (
          <Header shell={shell} isLogin={isLoginPath(path)} />
        )}
      </Suspense>
      <main id="main" className={classNames(styles['main'], isEnclosed && styles['enclosed'])} tabIndex={-1}>
        {children}
      </main>
      {!isEnclosed && (
        <>
          <Later narrow="48rem" wide="24rem" isInset={false}>
            <Footer shell={shell} isShort={isLoginPath(path)} />
          </Later>
          <ScrollToTop />
          <BottomBar links={shell.footerMenu} />
        </>
      )}
      {Object.entries(FRAMES).map(([key, Frame]) => (
        <Frame key={key} />
      ))}
      <Overlays />
      <Toasts />
      <Tooltips />
      <Loader />
    </ShellContext>
  );
}
