import { useEffect } from 'react';
import { Shell } from '../components/layout/Shell.js';
import type { Messages } from '../client/words.js';
import type { Locale } from '../domain/locale.js';
import { localePath } from '../domain/paths.js';
import type { PageContext } from './pageContext.js';
import { Providers } from './Providers.js';

interface DocumentProps {
  pageContext: PageContext;
  locale: Locale;
  messages: Messages;
}

/** Marks the document once its scripts have taken over, for styles and for whoever drives the page. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}

/** The tree that is rendered on the server and hydrated in the browser, the same on both sides. */
export function Document({ pageContext, locale, messages }: DocumentProps) {
  useHydratedMark();
  const { Page, pageProps = {}, shell, urlPathname } = pageContext;
  const page = <Page {...pageProps} />;
  return (
    <Providers locale={locale} messages={messages} path={localePath(urlPathname, locale)}>
      {shell === undefined ? page : <Shell shell={shell}>{page}</Shell>}
    </Providers>
  );
}
