import { describe, expect, it } from 'vitest';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { OrderStatusChip } from './OrderStatusChip.js';

const COURIER = { id: 'courier', title: { en: 'Courier', ar: null } };

function chip(status: ClientOrder['status'], isPickup: boolean, locale: 'en' | 'ar') {
  const delivery = { ...COURIER, isPickup };
  return renderStatic(<OrderStatusChip order={{ status, delivery }} />, { locale }).text;
}

describe('the state of an order', () => {
  it('is collected, not delivered, where the customer came for it', () => {
    expect(chip('completed', true, 'en')).toBe('Collected');
    expect(chip('completed', true, 'ar')).toBe('تم الاستلام');
  });

  it('is delivered where a courier brought it', () => {
    expect(chip('completed', false, 'en')).toBe('Delivered');
    expect(chip('completed', false, 'ar')).toBe('تم التوصيل');
  });

  it('is the same for both until then', () => {
    expect(chip('processing', true, 'en')).toBe(chip('processing', false, 'en'));
  });
});
