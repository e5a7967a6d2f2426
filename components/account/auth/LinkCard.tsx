import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './LinkCard.module.css';

interface WayOnProps {
  to: string;
  icon: string;
  title: string;
  text: string;
}

/** A large link to somewhere worth going. */
export function LinkCard({ to, icon, title, text }: WayOnProps) {
  return (
    <li>
      <Link to={to} className={styles['way']}>
        <span className={styles['sign']}>
          <Icon name={icon} />
        </span>
        <span className={styles['words']}>
          <strong>{title}</strong>
          <span className={styles['text']}>{text}</span>
        </span>
        <Icon name="chevron-right" size={20} className={styles['chevron']} />
      </Link>
    </li>
  );
}
