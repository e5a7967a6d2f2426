import { expect, it, vi } from 'vitest';
import { useComparedCards } from './useComparedCards.js';

const answer = vi.hoisted(() => ({ data: [{ id: 1 }], error: undefined as unknown, isLoading: false }));

vi.mock('swr', () => ({ default: () => answer }));
vi.mock('../../../client/intl/messages.js', () => ({ useLocale: () => 'en' }));

it('does not take the products of the last answer for all that are sold when the next request fails', () => {
  expect(useComparedCards([1]).isComplete).toBe(true);
  answer.error = new Error('offline');
  expect(useComparedCards([1, 2])).toEqual({ products: [{ id: 1 }], isComplete: false });
});
