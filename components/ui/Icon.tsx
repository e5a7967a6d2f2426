import type { ComponentProps } from 'react';
import { ICON_NAMES, ICON_SPRITE_URL } from 'virtual:icons';
import { INLINE_ICONS, POINTING_ICONS } from './icons.js';
import { classNames } from './classNames.js';
import styles from './Icon.module.css';
import { useLazy } from './hooks/useLazy.js';

const loadFetchedIcon = () => import('./FetchedIcon.js');

interface IconProps {
  /** A name from `components/ui/icons.ts`, or any name of the icon set where editors chose it. */
  name: string;
  size?: number | undefined;
  className?: string | undefined;
}

const inlineNames: ReadonlySet<string> = new Set(INLINE_ICONS);
const pointingNames: ReadonlySet<string> = new Set(POINTING_ICONS);

/**
 * A decorative icon; adjacent text must carry its meaning. Icons of the first screen are inlined in the page so that
 * they appear at once on a slow network; the others come from one sprite.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  const facts: ComponentProps<'svg'> = {
    className: classNames(styles['icon'], pointingNames.has(name) && styles['pointing'], className),
    width: size,
    height: size,
    'aria-hidden': true,
  };
  if (!ICON_NAMES.has(name)) return <EditorsIcon name={name} facts={facts} />;
  return (
    <svg {...facts}>
      <use href={`${inlineNames.has(name) ? '' : ICON_SPRITE_URL}#icon-${name}`} />
    </svg>
  );
}

/** An icon chosen by editors; its loader is fetched with the first one, since most pages have none. */
function EditorsIcon({ name, facts }: { name: string; facts: ComponentProps<'svg'> }) {
  const loaded = useLazy(true, loadFetchedIcon);
  return loaded === null ? <svg {...facts} /> : <loaded.FetchedIcon name={name} facts={facts} />;
}
