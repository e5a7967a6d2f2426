import { useNavigation } from '../../../client/page/navigation.js';
import { useLocale } from '../../../client/intl/messages.js';
import { LANGUAGES, LOCALES } from '../../../domain/core/locale.js';
import { switchLocale } from '../../../domain/core/paths.js';
import { classNames } from '../../ui/classNames.js';
import styles from './HeaderEntry.module.css';

/**
 * Links to the current page in the other languages, each named in its own language; a disclosure if there are several.
 * `renderer/html/earlyScript.ts` adds the query and the hash to links with `hreflang`.
 */
export function LanguageSwitch() {
  const own = useLocale();
  const { path } = useNavigation();
  const others = LOCALES.filter((locale) => locale !== own).map((locale) => (
    <a
      key={locale}
      className={classNames(styles['entry'], styles['foreign'])}
      href={switchLocale(path, locale)}
      hrefLang={locale}
      lang={LANGUAGES[locale].iso}
    >
      {LANGUAGES[locale].label}
    </a>
  ));
  if (others.length === 1) return others;
  return (
    <details className={styles['languages']}>
      <summary className={styles['entry']}>{LANGUAGES[own].label}</summary>
      <div className={styles['others']}>{others}</div>
    </details>
  );
}
