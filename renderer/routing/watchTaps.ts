import { pageLinkAt } from './router.js';

/**
 * A tap on a link of the shop leaves the focus where it is, as Safari does: other browsers style the page anew to focus a
 * link that is about to be removed. A field that is being filled in loses the focus as usual, so that its keyboard goes.
 */
export function watchTaps(): void {
  let isTouch = false;
  const onPress = ({ pointerType }: PointerEvent) => (isTouch = pointerType === 'touch');
  document.addEventListener('pointerdown', onPress, { passive: true });
  document.addEventListener('mousedown', (event) => {
    const isElsewhere = document.activeElement?.matches('body, main') === false;
    if (isTouch && !isElsewhere && pageLinkAt(event.target) !== null) event.preventDefault();
  });
}
