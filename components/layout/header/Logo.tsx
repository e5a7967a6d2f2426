import { PATHS } from '../../../domain/core/paths.js';
import { Link } from '../../ui/Link.js';
import styles from './Logo.module.css';

/** The shop's mark and name, linking to the home page. */
export function Logo({ shopName }: { shopName: string }) {
  return (
    <Link to={PATHS.home} className={styles['logo']}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <circle
          cx="20"
          cy="20"
          r="17"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeDasharray="3.4 1.05"
        />
        <circle cx="20" cy="20" r="14.2" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <circle cx="20" cy="20" r="8.6" fill="none" stroke="var(--color-brand-accent)" strokeWidth="2.2" />
        <path
          d="M20 11.5v5M20 23.5v5M11.5 20h5M23.5 20h5"
          stroke="var(--color-brand-accent)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <circle cx="20" cy="20" r="2.4" fill="var(--color-brand-accent)" />
      </svg>
      <span>{shopName}</span>
    </Link>
  );
}
