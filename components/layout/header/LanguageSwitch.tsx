import type { MouseEvent } from 'react';
import { useNavigation } from '../../../client/page/navigation.js';
import { useLocale } from '../../../client/intl/messages.js';
import { LOCALE_FACTS, otherLocale } from '../../../domain/core/locale.js';
import { switchLocale } from '../../../domain/core/paths.js';
import styles from './HeaderEntry.module.css';

/** The same page in the other language, named in that language. */
export function LanguageSwitch() {
  const other = otherLocale(useLocale());
  const { path } = useNavigation();
  const { iso, label } = LOCALE_FACTS[other];
  return (
    <a
      className={styles['entry']}
      href={switchLocale(path)}
      hrefLang={other}
      lang={iso}
      onClick={keepQueryAndHash}
      onAuxClick={keepQueryAndHash}
    >
      {label}
    </a>
  );
}

/** Prerendered HTML knows the path alone; what else the address holds is known when it is clicked. */
function keepQueryAndHash(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location;
  event.currentTarget.href = switchLocale(`${pathname}${search}${hash}`);
}
