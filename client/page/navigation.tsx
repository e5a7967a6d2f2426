import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { localePath } from '../../domain/core/paths.js';
import { useLocale } from '../intl/messages.js';

/** Where the page is and how to leave it. */
export interface Navigation {
  /** Path of the page with its locale, without query and hash: the same on the server and in the browser. */
  path: string;
  /** Goes to an address that already has its locale; `replace` leaves no way back to the present page. */
  go: (url: string, how?: 'push' | 'replace') => Promise<void>;
  /** Loads the page of such an address ahead. */
  warmUp: (url: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/** Tells components where they are; the renderer knows how pages are reached. */
export function NavigationProvider({
  navigation,
  children,
}: {
  navigation: Navigation;
  children: ReactNode;
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Where the page is and how to leave it. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('useNavigation needs a NavigationProvider');
  return navigation;
}

/** `go('/cart')`: to a path of the shop in the page's language. The same function as long as the language is. */
export function useGo(): Navigation['go'] {
  const locale = useLocale();
  const { go } = useNavigation();
  return useCallback((path, how) => go(localePath(path, locale), how), [go, locale]);
}
