import type { ComponentProps } from 'react';
import { useLocale } from '../../client/intl/messages.js';
import { localePath } from '../../domain/core/paths.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path without the locale prefix. */
  to: string;
}

/** An internal link in the current language. The router follows it and prefetches its page on hover or focus. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={localePath(to, useLocale())} {...rest}>
      {children}
    </a>
  );
}
