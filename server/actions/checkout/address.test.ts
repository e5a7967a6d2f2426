import { describe, expect, it } from 'vitest';
import type { Billing } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { requireAddress, withBranchPlace } from './address.js';

const BILLING: Billing = {
  ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: 'EGC', city: 'Nasr City' },
  ...{ address1: '1 Street', address2: null, email: null, notes: null },
};
const content = { listBranches: () => Promise.resolve([{ id: 'giza', governorate: 'EGGZ' }]) };
const placed = (governorate: string, shippingMethod?: string) =>
  withBranchPlace({ content } as unknown as Backend, {
    billing: { ...BILLING, governorate },
    shippingMethod,
  });

describe('the governorate', () => {
  it('is the branch’s for who comes there without naming one', async () => {
    const { billing, shippingMethod } = await placed('', 'fitting:giza');
    expect([billing, shippingMethod]).toEqual([{ ...BILLING, governorate: 'EGGZ' }, 'fitting:giza']);
    expect((await placed('EGC', 'fitting:giza')).billing.governorate).toBe('EGC');
    expect((await placed('EGC')).billing.governorate).toBe('EGC');
  });

  it.each([undefined, 'express', 'flat_rate:3'])('is required for delivery %s', async (method) => {
    await expect(placed('', method)).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { 'billing.governorate': 'invalid_governorate' } },
    });
  });

  it('is nobody’s at a branch that is closed', async () => {
    await expect(placed('', 'fitting:cairo')).rejects.toMatchObject({ code: 'branch_closed' });
  });
});

describe('an address', () => {
  const fieldsOf = (billing: Partial<Billing>, isPickup = false): unknown => {
    try {
      requireAddress({ isPickup }, { ...BILLING, ...billing });
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_fields' });
      return (error as { details: { fields: unknown } }).details.fields;
    }
    return null;
  };

  it('needs a city and a street at the door', () => {
    expect(fieldsOf({})).toBeNull();
    expect(fieldsOf({ city: '' })).toEqual({ 'billing.city': 'required_city' });
    expect(fieldsOf({ address1: '' })).toEqual({ 'billing.address_1': 'required_street' });
    expect(Object.keys(fieldsOf({ city: '', address1: '' }) as object)).toHaveLength(2);
  });

  it('needs neither for who collects the order', () => {
    expect(fieldsOf({ city: '', address1: '' }, true)).toBeNull();
  });
});
