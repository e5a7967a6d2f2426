import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { localePath } from '../../domain/core/paths.js';
import { useLocale } from '../intl/messages.js';

/** The current path, and navigation. */
interface Navigation {
  /** Path with locale, without query and hash: identical on the server and in the browser. */
  path: string;
  /** Whether the page was navigated to and is shown from its top, so that what is below the fold may follow. */
  isFirstFrameShort: boolean;
  /**
   * Navigates to a URL with locale; `replace` replaces the history entry. `scrollY` is where the page is shown, its top by
   * default.
   */
  go: (url: string, how?: 'push' | 'replace', scrollY?: number) => Promise<void>;
}

const NavigationContext = createContext<Navigation | null>(null);

/** Provides navigation to components; the renderer implements it. */
export function NavigationProvider({
  navigation,
  children,
}: {
  navigation: Navigation;
  children: ReactNode;
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The current path and navigation functions. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('useNavigation needs a NavigationProvider');
  return navigation;
}

/** `go('/cart')` navigates to a path in the page's language. Referentially stable per language. */
export function useGo(): Navigation['go'] {
  const locale = useLocale();
  const { go } = useNavigation();
  return useCallback((path, how, scrollY) => go(localePath(path, locale), how, scrollY), [go, locale]);
}
