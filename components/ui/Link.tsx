import type { ComponentProps } from 'react';
import { useNavigation } from '../../client/page/navigation.js';
import { useLocale } from '../../client/intl/messages.js';
import { localePath } from '../../domain/core/paths.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, without its language. */
  to: string;
}

/** A link within the shop, in the page's language; its target's data is fetched ahead when it is reached for. */
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
