import { useEffect } from 'react';
import { Shell } from '../components/layout/Shell.js';
import { useLiveShell } from '../client/content/liveContent.js';
import type { Messages } from '../client/intl/messages.js';
import type { Locale } from '../domain/core/locale.js';
import { localePath, splitLocale } from '../domain/core/paths.js';
import { FatalBoundary } from './FatalBoundary.js';
import { FatalFallback } from './FatalFallback.js';
import type { WordOverrides } from '../domain/content/wordOverrides.js';
import type { PageContext } from './pageContext.js';
import { Providers } from './Providers.js';

interface DocumentProps {
  pageContext: PageContext;
  locale: Locale;
  messages: Messages;
}

const NO_OVERRIDES: WordOverrides = {};

/** Marks the document as hydrated, for styles and for browser tests. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}

/**
 * The tree that is rendered on the server and hydrated in the browser. A page that crashes is replaced by a fallback
 * inside the shell.
 */
export function Document({ pageContext, locale, messages }: DocumentProps) {
  useHydratedMark();
  const { Page, pageProps = {}, urlPathname } = pageContext;
  const shell = useLiveShell(pageContext.shell);
  // The framework removes the locale prefix when it routes, but not on the first page.
  const path = localePath(splitLocale(urlPathname).path, locale);
  const page = (
    <FatalBoundary path={path} fallback={<FatalFallback isWholeDocument={false} />}>
      <Page {...pageProps} />
    </FatalBoundary>
  );
  return (
    <Providers locale={locale} messages={messages} overrides={shell?.words ?? NO_OVERRIDES} path={path}>
      <FatalBoundary path={path} fallback={<FatalFallback isWholeDocument />}>
        {shell === undefined ? page : <Shell shell={shell}>{page}</Shell>}
      </FatalBoundary>
    </Providers>
  );
}
