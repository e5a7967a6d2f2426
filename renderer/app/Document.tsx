import { showFonts } from '../../client/page/showFonts.js';
import { Suspense, useEffect } from 'react';
import { Shell } from '../../components/layout/Shell.js';
import { useLiveShell } from '../../client/content/liveContent.js';
import type { Messages } from '../../locales/intl.js';
import type { Locale } from '../../domain/core/locale.js';
import { localePath, splitLocale } from '../../domain/core/paths.js';
import { FatalBoundary } from './FatalBoundary.js';
import { FatalFallback } from './FatalFallback.js';
import { replayPresses } from './presses.js';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import type { PageContext } from '../routing/pageContext.js';
import { Providers } from './Providers.js';
import { Uncaught } from './Uncaught.js';

interface DocumentProps {
  pageContext: PageContext;
  locale: Locale;
  messages: Messages;
  /** See `Navigation`. */
  isFirstFrameShort?: boolean;
}

const NO_OVERRIDES: WordOverrides = {};

/** Marks the document as hydrated, for browser tests, and starts what waits for it. */
function HydratedMark({ locale }: { locale: Locale }): null {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    void replayPresses();
    showFonts(locale);
  }, [locale]);
  return null;
}

/**
 * The tree that is rendered on the server and hydrated in the browser. A page that crashes is replaced by a fallback
 * inside the shell.
 */
export function Document({ pageContext, locale, messages, isFirstFrameShort = false }: DocumentProps) {
  const { Page, pageProps = {}, urlPathname, formAnswer } = pageContext;
  const shell = useLiveShell(pageContext.shell, messages);
  // The framework removes the locale prefix when it routes, but not on the first page.
  const path = localePath(splitLocale(urlPathname).path, locale);
  // React hydrates a boundary in time slices, and first the one that is used.
  const page = (
    <Suspense>
      <FatalBoundary path={path} fallback={<FatalFallback isWholeDocument={false} />}>
        <Page key={path} {...pageProps} />
        <Uncaught />
      </FatalBoundary>
      <HydratedMark locale={locale} />
    </Suspense>
  );
  return (
    <Providers
      {...{ locale, messages, path, formAnswer, isFirstFrameShort }}
      overrides={shell?.words ?? NO_OVERRIDES}
    >
      <FatalBoundary path={path} fallback={<FatalFallback isWholeDocument />}>
        {shell === undefined ? page : <Shell shell={shell}>{page}</Shell>}
      </FatalBoundary>
    </Providers>
  );
}
