import { useEffect, useState } from 'react';
import { loadFatalContent } from '../../client/fatalContent.js';
import { useLocale, useWords } from '../../client/words.js';
import { PATHS } from '../../domain/paths.js';
import type { NotFoundPageProps } from '../../domain/views.js';
import { ButtonLink } from '../ui/Button.js';
import { PageFrame } from '../ui/PageFrame.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Stands where a page broke: says so, and shows the ways on that the not-found page has. */
export function FatalPage() {
  const t = useWords();
  const locale = useLocale();
  const [content, setContent] = useState<NotFoundPageProps | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadFatalContent(locale).then((loaded) => isCurrent && setContent(loaded));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (content !== null) return <NotFoundPage {...content} />;
  return (
    <PageFrame title={t('error.internal_error')}>
      <ButtonLink to={PATHS.home}>{t('not_found.home')}</ButtonLink>
    </PageFrame>
  );
}
