import { classNames } from '../classNames.js';
import styles from './Button.module.css';

/** Visual variants of a button. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'm' | 's' | undefined;
  fullWidth?: boolean | undefined;
}

/** The class names of a button, for elements that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'm', fullWidth = false }: ButtonLook,
  extra?: string,
) {
  return classNames(styles['button'], styles[variant], styles[size], fullWidth && styles['fullWidth'], extra);
}
