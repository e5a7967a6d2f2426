import { useMessages } from '../../../client/intl/messages.js';
import type { HomePageProps } from '../../../domain/content/views.js';
import { Icon } from '../../ui/Icon.js';
import styles from './Promises.module.css';

/** What the shop stands for, in a row of four. */
export function Promises({ promises }: Pick<HomePageProps, 'promises'>) {
  const t = useMessages();
  return (
    <section>
      <h2 className="visuallyHidden">{t('home.promises')}</h2>
      <ul className={styles['row']}>
        {promises.map(({ icon, title, text }) => (
          <li key={title} className={styles['promise']}>
            <Icon name={icon} size={28} className={styles['icon']} />
            <div>
              <h3 className={styles['title']}>{title}</h3>
              <p className={styles['text']}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
