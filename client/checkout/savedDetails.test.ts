import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/checkout/checkoutForm.js';
import { USUAL_GOVERNORATE } from '../../domain/egypt/governorates.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { rememberedDraft, rememberOrder, savedAddresses, selectAddress } from './savedDetails.js';

const MONA = { first_name: 'Mona', last_name: 'Hassan', phone: '٠١٠١ ٢٣٤ ٥٦٧٨', email: '' };
const DOKKI = { governorate: 'EGGZ', city: 'Dokki', address_1: '5 Tahrir St', address_2: '' };
const SMOUHA = { governorate: 'EGALX', city: 'سموحة', address_1: '12 شارع فوزي معاذ', address_2: 'الدور 3' };

/** What product pages promise a delivery to while nothing is known of the shopper. */
const TO_CAIRO = { ...EMPTY_DRAFT, fields: { ...EMPTY_DRAFT.fields, governorate: USUAL_GOVERNORATE } };

const orderTo = (address: typeof DOKKI) =>
  rememberOrder({ ...MONA, ...address, notes: 'Ring twice', slot: '' });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

describe('saved details', () => {
  it('remembers contact and addresses after an order, newest first and without duplicates', () => {
    orderTo(DOKKI);
    orderTo(SMOUHA);
    orderTo({ ...DOKKI, city: ' Dokki ' });
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(MONA);
    expect(savedAddresses()).toEqual([{ ...DOKKI, city: ' Dokki ' }, SMOUHA]);
    expect(JSON.parse(localStorage.getItem('selectedAddress') ?? '')).toBe('0');
  });

  it('remembers at most ten addresses', () => {
    for (let number = 1; number <= 12; number += 1) orderTo({ ...DOKKI, address_1: `${number} Tahrir St` });
    expect(savedAddresses()).toHaveLength(10);
    expect(savedAddresses()[0]?.address_1).toBe('12 Tahrir St');
  });
});

describe('prefilling the checkout', () => {
  it('prefills the checkout from the last order, with its phone number confirmed', () => {
    orderTo(SMOUHA);
    expect(rememberedDraft(EMPTY_DRAFT)).toEqual({
      ...EMPTY_DRAFT,
      fields: { ...EMPTY_DRAFT.fields, ...MONA, ...SMOUHA },
      confirmedPhone: '+201012345678',
    });
  });

  it('prefills the checkout with the last selected address', () => {
    orderTo(DOKKI);
    orderTo(SMOUHA);
    selectAddress('1');
    expect(rememberedDraft(EMPTY_DRAFT).fields).toMatchObject(DOKKI);
  });

  it('remembers no address of an order that was collected, and keeps those of earlier ones', () => {
    orderTo(SMOUHA);
    orderTo({ governorate: 'EGC', city: '', address_1: '', address_2: '' });
    expect(savedAddresses()).toEqual([SMOUHA]);
  });

  it('begins with the governorate that product pages assume', () => {
    expect(rememberedDraft(EMPTY_DRAFT)).toEqual(TO_CAIRO);
  });

  it('begins with the governorate that was chosen last instead, and with that of an address before it', () => {
    localStorage.setItem('governorate', '"EGALX"');
    expect(rememberedDraft(EMPTY_DRAFT).fields.governorate).toBe('EGALX');
    orderTo(DOKKI);
    expect(rememberedDraft(EMPTY_DRAFT).fields.governorate).toBe('EGGZ');
  });

  it('prefers account data over saved details in the checkout', () => {
    orderTo(SMOUHA);
    const fields = { ...EMPTY_DRAFT.fields, ...DOKKI, first_name: 'Nadia' };
    expect(rememberedDraft({ ...EMPTY_DRAFT, fields }).fields).toMatchObject({
      ...DOKKI,
      first_name: 'Nadia',
      last_name: 'Hassan',
    });
  });

  it.each([
    ['nothing', {}],
    ['what is no JSON', { userData: '{', additionalAddress: '[', selectedAddress: 'x' }],
    ['another shape', { userData: '[]', additionalAddress: '[{"city":5}]', selectedAddress: '-1' }],
  ])('ignores saved checkout details when storage holds %s', (_, kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    expect(rememberedDraft(EMPTY_DRAFT)).toEqual(TO_CAIRO);
  });
});
