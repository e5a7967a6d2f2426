import type { ComponentProps } from 'react';
import { useNavigation } from '../../client/page/navigation.js';
import { useLocale } from '../../client/intl/messages.js';
import { localePath } from '../../domain/core/paths.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path without the locale prefix. */
  to: string;
}

/** An internal link in the current language; its target's data is prefetched on hover or focus. */
export function Link({ to, children, ...rest }: LinkProps) {
  const href = localePath(to, useLocale());
  const { warmUp } = useNavigation();
  const warm = () => warmUp(href);
  return (
    <a href={href} onPointerEnter={warm} onFocus={warm} onTouchStart={warm} {...rest}>
      {children}
    </a>
  );
}
