import { afterEach, expect, test, vi } from 'vitest';
import { leaveForPayment } from './placedOrder.js';

afterEach(() => vi.unstubAllGlobals());

test('a page left for a payment is loaded again when it is shown again, not when its own load ends', () => {
  const location = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
  const page = Object.assign(new EventTarget(), { location });
  vi.stubGlobal('window', page);
  const showPage = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  void leaveForPayment('https://payment.example.com/1');
  showPage(false);
  expect(location.reload).not.toHaveBeenCalled();
  showPage(true);
  expect(location.reload).toHaveBeenCalledOnce();
});
