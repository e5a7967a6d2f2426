import type { ReactNode } from 'react';
import { LANGUAGES, type Locale } from '../../../domain/core/locale.js';

interface InLanguageProps {
  /** Absent for words in the page's own language. */
  lang: Locale | undefined;
  children: ReactNode;
}

/** Words of editors, which are in another language where a translation is missing: screen readers have to know. */
export function InLanguage({ lang, children }: InLanguageProps) {
  if (lang === undefined) return children;
  const { iso, dir } = LANGUAGES[lang];
  return (
    <bdi lang={iso} dir={dir}>
      {children}
    </bdi>
  );
}
