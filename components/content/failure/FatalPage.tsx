import { useEffect, useState } from 'react';
import { loadFatalContent } from '../../../client/page/fatalContent.js';
import { useLocale } from '../../../client/intl/messages.js';
import type { NotFoundPageProps } from '../../../domain/pages/contentViews.js';
import { NotFoundPage } from './NotFoundPage.js';
import { WentWrong } from './WentWrong.js';

/** Error page for a page that crashed, with the same links as the not-found page. */
export function FatalPage() {
  const locale = useLocale();
  const [content, setContent] = useState<NotFoundPageProps | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadFatalContent(locale).then((loaded) => isCurrent && setContent(loaded));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return content === null ? <WentWrong /> : <NotFoundPage {...content} />;
}
