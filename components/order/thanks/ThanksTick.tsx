import styles from './ThanksTick.module.css';

/** An animated check mark. */
export function ThanksTick() {
  return (
    <svg
      className={styles['tick']}
      viewBox="0 0 64 64"
      width={72}
      height={72}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles['circle']} cx="32" cy="32" r="29" pathLength="1" />
      <path className={styles['check']} d="M19 33.5 28 42.5 46 23.5" pathLength="1" />
    </svg>
  );
}
