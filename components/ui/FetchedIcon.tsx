import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { iconDrawing, onIconsChange, requestIcon } from '../../client/page/icons.js';
import { innerHtml } from '../../client/page/trustedTypes.js';

/** An icon fetched on demand; its box is reserved while it loads. */
export function FetchedIcon({ name, facts }: { name: string; facts: ComponentProps<'svg'> }) {
  const drawing = useSyncExternalStore(onIconsChange, () => iconDrawing(name));
  useEffect(() => requestIcon(name), [name]);
  return <svg {...facts} viewBox="0 0 24 24" dangerouslySetInnerHTML={innerHtml(drawing ?? '')} />;
}
