import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../domain/order/order.js';
import { cartRows, type RemovedLine } from './useCartEditing.js';

function line(id: number): LineItem {
  return {
    id,
    productId: id,
    variationId: null,
    quantity: 1,
    price: 100,
    name: { en: `p${id}`, ar: null },
    image: null,
  };
}

function removed(id: number, index: number): RemovedLine {
  return { line: line(id), index, isReturning: false, removal: Promise.resolve(), idempotencyKey: 'key' };
}

const idOf = (row: LineItem | RemovedLine) => ('removal' in row ? `removed ${row.line.id}` : row.id);

describe('cartRows', () => {
  it('keeps a placeholder where a cart line was removed', () => {
    expect(cartRows([line(1), line(3)], [removed(2, 1)]).map(idOf)).toEqual([1, 'removed 2', 3]);
  });

  it('shows a removed cart line once, even while the server still has it', () => {
    expect(cartRows([line(1), line(2)], [removed(2, 1)]).map(idOf)).toEqual([1, 'removed 2']);
  });

  it('keeps several removed cart lines, and an index past the end of the list', () => {
    expect(cartRows([], [removed(1, 0), removed(2, 1), removed(9, 8)]).map(idOf)).toEqual([
      'removed 1',
      'removed 2',
      'removed 9',
    ]);
  });
});
