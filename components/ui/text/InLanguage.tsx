import type { ReactNode } from 'react';
import { LANGUAGES, type Locale } from '../../../domain/core/locale.js';

interface InLanguageProps {
  /** Absent for text in the page's own language. */
  lang: Locale | undefined;
  children: ReactNode;
}

/** Editors' text with its `lang`, which differs from the page's where a translation is missing. */
export function InLanguage({ lang, children }: InLanguageProps) {
  if (lang === undefined) return children;
  const { iso, dir } = LANGUAGES[lang];
  return (
    <bdi lang={iso} dir={dir}>
      {children}
    </bdi>
  );
}
