/** The next page is there: screen readers and the keyboard go on from its beginning, or from what its hash names. */
export default function onPageTransitionEnd(): void {
  delete document.documentElement.dataset['navigating'];
  const named =
    location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const target = named ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
