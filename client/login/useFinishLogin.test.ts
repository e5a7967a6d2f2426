import { expect, it, vi } from 'vitest';
import { useFinishLogin } from './useFinishLogin.js';

const happened = vi.hoisted((): string[] => []);

vi.mock('swr', () => ({ useSWRConfig: () => ({ mutate: () => Promise.resolve() }) }));
vi.mock('../page/navigation.js', () => ({
  useGo: () => (path: string) => Promise.resolve().then(() => happened.push(`shown ${path}`)),
}));
vi.mock('../cart/cartCalls.js', () => ({ placeInCart: () => Promise.resolve(null) }));
vi.mock('../cart/useCartToasts.js', () => ({
  useCartToasts: () => ({ notifyAdded: (_: unknown, pieces: number) => happened.push(`told of ${pieces}`) }),
}));
vi.mock('../cart/loginIntent.js', () => ({
  takeLoginIntent: () => ({
    goods: [{ productId: 7, quantity: 4 }],
    returnTo: '/product/simple/7',
    scrollY: 0,
  }),
}));

it('tells what was added on the page to which it returns, so that a quick tap on the message leads to the cart', async () => {
  vi.stubGlobal('window', { location: { search: '' } });
  await useFinishLogin()();
  expect(happened).toEqual(['shown /product/simple/7', 'told of 4']);
});
