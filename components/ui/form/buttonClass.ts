import { classNames } from '../classNames.js';
import styles from './Button.module.css';

/** How a button or a link in its clothes may look. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'm' | 's' | undefined;
  fullWidth?: boolean | undefined;
}

/** The class of everything that looks like a button. */
export function buttonClass(
  { variant = 'primary', size = 'm', fullWidth = false }: ButtonLook,
  extra?: string,
) {
  return classNames(styles['button'], styles[variant], styles[size], fullWidth && styles['fullWidth'], extra);
}
