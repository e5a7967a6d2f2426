import styles from './Prose.module.css';

/** What editors have written; the HTML has been sanitised where it was read. */
export function Prose({ html }: { html: string }) {
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
