import { LANGUAGES, type Locale } from '../../../domain/core/locale.js';
import styles from './Prose.module.css';
import { innerHtml } from '../../../client/page/trustedTypes.js';

/** Renders editors' HTML, which the server has sanitised. */
export function Prose({ html, lang }: { html: string; lang?: Locale | undefined }) {
  const language = lang === undefined ? {} : { lang: LANGUAGES[lang].iso, dir: LANGUAGES[lang].dir };
  return <div className={styles['prose']} {...language} dangerouslySetInnerHTML={innerHtml(html)} />;
}
