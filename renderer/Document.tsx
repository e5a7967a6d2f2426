import type { Locale } from '../domain/locale.js';
import type { Messages } from '../client/words.js';
import type { PageContext } from './pageContext.js';
import { Providers } from './Providers.js';

interface DocumentProps {
  pageContext: PageContext;
  locale: Locale;
  messages: Messages;
}

/** The tree that is rendered on the server and hydrated in the browser, the same on both sides. */
export function Document({ pageContext, locale, messages }: DocumentProps) {
  const { Page, pageProps = {} } = pageContext;
  return (
    <Providers locale={locale} messages={messages}>
      <Page {...pageProps} />
    </Providers>
  );
}
