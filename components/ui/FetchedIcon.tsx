import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { iconDrawing, onIconsChange, wantIcon } from '../../client/page/icons.js';

/** An icon that does not travel with the page; it keeps its place while its drawing is on the way. */
export function FetchedIcon({ name, facts }: { name: string; facts: ComponentProps<'svg'> }) {
  const drawing = useSyncExternalStore(onIconsChange, () => iconDrawing(name));
  useEffect(() => wantIcon(name), [name]);
  return <svg {...facts} dangerouslySetInnerHTML={{ __html: drawing ?? '' }} />;
}
