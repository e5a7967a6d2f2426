import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * A list item with a button that removes it. When it goes while it has the focus, the focus moves to the item in its
 * place, or to the first control beside the list.
 */
export function RemovableRow({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const item = row.current;
    return () => {
      const list = item?.parentElement;
      const around = list?.parentElement;
      if (item == null || list == null || !item.contains(document.activeElement)) return;
      const place = [...list.children].indexOf(item);
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const next = list.children[place] ?? list.lastElementChild;
        const control =
          next?.querySelector('button:last-of-type') ?? around?.querySelector('button, a, input');
        if (control instanceof HTMLElement) control.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <li ref={row} className={className}>
      {children}
    </li>
  );
}
