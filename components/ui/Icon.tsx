import { ICON_SPRITE_URL } from 'virtual:icons';
import { classNames } from './classNames.js';
import styles from './Icon.module.css';

interface IconProps {
  /** A name of `domain/icons.ts`. */
  name: string;
  size?: number | undefined;
  /** Points along the line of reading, and so the other way in Arabic. */
  directional?: boolean | undefined;
  className?: string | undefined;
}

/** A decorative sign from the shop's one sprite; what it means has to stand in words beside it. */
export function Icon({ name, size = 24, directional = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles['icon'], directional && styles['directional'], className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${ICON_SPRITE_URL}#${name}`} />
    </svg>
  );
}
