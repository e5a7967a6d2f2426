/** The next page is there: screen readers and the keyboard go on from its beginning. */
export default function onPageTransitionEnd(): void {
  delete document.documentElement.dataset['navigating'];
  if (location.hash !== '') return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
