import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.js';
import styles from './Button.module.css';
import { Icon } from '../Icon.js';
import { Link, type LinkProps } from '../Link.js';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Busy: keeps its width and focus, and ignores clicks. */
  isBusy?: boolean | undefined;
  /** Called on click while busy. */
  onBusyClick?: (() => void) | undefined;
  icon?: string | undefined;
}

/** A button; its label is a verb. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    isBusy = false,
    icon,
    className,
    children,
    onClick,
    onBusyClick,
    ...rest
  } = props;
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    onBusyClick?.();
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, fullWidth }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? stay : onClick}
    >
      {isBusy && <Icon name="spinner" size={20} className={styles['spinner']} />}
      {!isBusy && icon !== undefined && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: string | undefined;
}

/** A link styled as a button, for the main action. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      {icon !== undefined && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </Link>
  );
}
