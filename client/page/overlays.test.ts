import { describe, expect, test, vi } from 'vitest';
import {
  closeOverlay,
  getOverlays,
  onOverlaysChange,
  openOverlay,
  type OverlayControls,
  unmountOverlay,
} from './overlays.js';

function Question({ text }: { text: string } & OverlayControls<boolean>) {
  return text;
}

function isControls(props: unknown): props is OverlayControls<boolean> {
  return typeof props === 'object' && props !== null && 'onClose' in props;
}

describe('overlays', () => {
  test('resolves an opened overlay to the result that it is closed with', async () => {
    const { id, result } = openOverlay(Question, { text: 'Sure?' });
    const opened = getOverlays().at(-1);
    expect(opened).toMatchObject({ id, isOpen: true });
    const { props } = opened?.render(true) ?? {};
    expect(props).toMatchObject({ text: 'Sure?', isOpen: true });
    expect.assert(isControls(props));
    props.onClose(true);
    await expect(result).resolves.toBe(true);
    expect(getOverlays().at(-1)).toMatchObject({ id, isOpen: false });
    unmountOverlay(id);
    expect(getOverlays()).toEqual([]);
  });

  test('resolves to undefined when an open overlay is unmounted', async () => {
    const { id, result } = openOverlay(Question, { text: 'Sure?' });
    unmountOverlay(id);
    await expect(result).resolves.toBeUndefined();
  });

  test('notifies subscribers of every change to the overlays', () => {
    const listener = vi.fn();
    const stop = onOverlaysChange(listener);
    const { id } = openOverlay(Question, { text: 'Sure?' });
    unmountOverlay(id);
    stop();
    openOverlay(Question, { text: 'Not heard' });
    expect(listener).toHaveBeenCalledTimes(3);
    unmountOverlay(getOverlays()[0]?.id ?? 0);
  });

  test.each([
    ['closing', () => closeOverlay(0)],
    ['unmounting', () => unmountOverlay(0)],
  ])('throws when %s an unknown overlay', (_name, act) => {
    expect(act).toThrow('Overlay not found');
  });
});
