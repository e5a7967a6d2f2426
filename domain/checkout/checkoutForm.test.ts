import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkField,
  checkFields,
  DraftSchema,
  draftOf,
  EMPTY_DRAFT,
  allFieldsFor,
  errorsFromServer,
  fieldsFor,
  firstOpenStep,
  handoverOf,
  isPhoneConfirmed,
  SLOT_TO_CHOOSE,
  stepOfErrors,
  stepsFor,
  toCheckoutBody,
} from './checkoutForm.js';

const FIELDS = {
  ...EMPTY_DRAFT.fields,
  first_name: 'منى',
  last_name: 'حسن',
  phone: '٠١٠١ ٢٣٤ ٥٦٧٨',
  governorate: 'EGC',
  city: 'مدينة نصر',
  address_1: '12 شارع عباس العقاد',
};

const SEEN = { handover: 'door', total: 185_050, deposit: null } as const;

describe('checkField', () => {
  it('accepts mobile numbers in any script, and reports errors by code', () => {
    expect(checkField('phone', '٠١٠١٢٣٤٥٦٧٨')).toBeNull();
    expect(checkField('phone', '+20 10 1234 5678')).toBeNull();
    expect(checkField('phone', '0131234567')).toBe('invalid_phone');
    expect(checkField('phone', ' ')).toBe('required');
  });

  it.each([
    'منى',
    'نُهى',
    "O'Hara",
    'Zoë-Łucja',
    'Ὀδυσσεύς',
    '李小龍',
    'Nguyễn Văn A.',
    'Al‑Sayed"; DROP TABLE orders',
  ])('accepts the name %s', (name) => {
    expect(checkField('first_name', name)).toBeNull();
  });

  it('accepts empty optional fields, but no invalid ones', () => {
    expect(checkField('email', '')).toBeNull();
    expect(checkField('email', 'mona@')).toBe('invalid_email');
    expect(checkField('notes', '')).toBeNull();
  });

  it('accepts only one of the 27 governorates', () => {
    expect(checkField('governorate', 'EGC')).toBeNull();
    expect(checkField('governorate', '')).toBe('invalid_governorate');
    expect([checkField('first_name', ''), checkField('last_name', '')]).toEqual(['required', null]);
    expect(checkField('governorate', 'Cairo')).toBe('invalid_governorate');
  });
});

describe('steps', () => {
  it('finds the first checkout step that is incomplete', () => {
    const first = (fields: typeof FIELDS, shippingMethod = '') =>
      firstOpenStep({ ...EMPTY_DRAFT, fields, shippingMethod }, handoverOf(shippingMethod, null));
    expect(first(EMPTY_DRAFT.fields)).toBe('contact');
    expect(first({ ...FIELDS, governorate: '' })).toBe('delivery');
    expect(first({ ...FIELDS, city: '' }, 'standard')).toBe('address');
    expect(first({ ...FIELDS, notes: 'x'.repeat(501) })).toBe('delivery');
    expect(first(FIELDS)).toBe('payment');
  });

  it('asks a stranger how before it asks where, and takes the usual delivery to a known address', () => {
    const draft = { ...EMPTY_DRAFT, fields: { ...FIELDS, city: '', address_1: '' } };
    expect(firstOpenStep(draft, 'door')).toBe('delivery');
    expect(firstOpenStep({ ...draft, fields: FIELDS }, 'door')).toBe('payment');
  });

  it.each([
    ['fitting:dokki', null, 'visit'],
    ['pickup:dokki', { isPickup: true }, 'visit'],
    ['local_pickup:3', { isPickup: true }, 'pickup'],
    ['flat_rate:3', { isPickup: false }, 'door'],
    ['', null, 'door'],
  ] as const)('knows how %s is handed over', (id, method, handover) => {
    expect(handoverOf(id, method)).toBe(handover);
  });

  it('asks who comes to a branch for no place, and who collects from the store for the governorate only', () => {
    expect(stepsFor('door')).toEqual(['contact', 'delivery', 'address', 'payment']);
    expect(stepsFor('visit')).toEqual(['contact', 'delivery', 'payment']);
    expect(fieldsFor('delivery', 'visit')).toEqual(['slot', 'notes']);
    expect(allFieldsFor('pickup')).not.toContain('city');
    expect(allFieldsFor('pickup')).toContain('governorate');
    const fields = { ...FIELDS, governorate: '', city: '', address_1: '', slot: '2026-11-25T10:00' };
    expect(firstOpenStep({ ...EMPTY_DRAFT, fields, shippingMethod: 'fitting:dokki' }, 'visit')).toBe(
      'payment',
    );
  });

  it('validates only the fields of the given checkout step', () => {
    expect(checkFields(EMPTY_DRAFT.fields, fieldsFor('address', 'door'))).toEqual({
      city: 'required_city',
      address_1: 'required_street',
    });
  });
});

describe('drafts', () => {
  it('reads a checkout draft from storage, whatever else is stored there', () => {
    const draft = { ...EMPTY_DRAFT, fields: FIELDS, shippingMethod: 'express' };
    expect(parse(DraftSchema, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(parse(DraftSchema, { fields: { city: 7 }, paymentMethod: 7 })).toEqual(EMPTY_DRAFT);
    expect(safeParse(DraftSchema, null).success).toBe(false);
    expect(safeParse(DraftSchema, 'nonsense').success).toBe(false);
  });

  it('starts a checkout draft from the customer’s data', () => {
    const address = {
      label: null,
      governorate: 'EGGZ',
      city: 'Dokki',
      address_1: '5 Tahrir St',
      address_2: null,
    };
    const known = { id: 1, first_name: 'Mona', last_name: 'Hassan', username: '01012345678', email: null };
    const customer = {
      ...known,
      is_contact: false,
      phone: '+201012345678',
      addresses: [address],
      cars: [],
    };
    const draft = draftOf(customer);
    expect(firstOpenStep(draft, 'door')).toBe('payment');
    expect(draft.fields).toMatchObject({ email: '', phone: '0101 234 5678' });
    expect(draftOf({ ...customer, phone: null }).fields.phone).toBe('');
  });

  it('builds the checkout request, with the selected delivery method or the shop’s default', () => {
    const body = toCheckoutBody(7, { ...EMPTY_DRAFT, fields: FIELDS }, '/checkout', SEEN);
    expect(body).toEqual({
      order_id: 7,
      billing: Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name !== 'slot')),
      payment_method: 'cod',
      total: '1850.50',
      deposit: null,
      return_to: '/checkout',
    });
    expect(
      toCheckoutBody(7, { ...EMPTY_DRAFT, shippingMethod: 'express' }, '/cart/mobile/payment', SEEN),
    ).toMatchObject({
      shipping_method: 'express',
    });
  });

  it('sends the deposit that was shown, for cash only', () => {
    const seen = { ...SEEN, deposit: 50_000 };
    expect(toCheckoutBody(7, EMPTY_DRAFT, '/checkout', seen)).toMatchObject({ deposit: '500.00' });
    const card = { ...EMPTY_DRAFT, paymentMethod: 'card' } as const;
    expect(toCheckoutBody(7, card, '/checkout', seen)).not.toHaveProperty('deposit');
  });
});

describe('the time of an appointment', () => {
  const chosen = (slot: string, shippingMethod: string) =>
    toCheckoutBody(7, { ...EMPTY_DRAFT, shippingMethod, fields: { ...FIELDS, slot } }, '/checkout', {
      ...SEEN,
      handover: handoverOf(shippingMethod, null),
    });
  const step = (slot: string) =>
    firstOpenStep({ ...EMPTY_DRAFT, fields: { ...FIELDS, slot }, shippingMethod: 'fitting:dokki' }, 'visit');

  it('is asked for in the delivery step, once a branch is chosen', () => {
    expect(step(SLOT_TO_CHOOSE)).toBe('delivery');
    expect(checkField('slot', SLOT_TO_CHOOSE)).toBe('required_slot');
    expect(checkField('slot', '2026-11-25')).toBe('required_slot');
    expect(step('2026-11-25T10:00')).toBe('payment');
    expect(stepOfErrors(errorsFromServer({ slot: 'slot_taken' }))).toBe('delivery');
  });

  it('is sent for an appointment only', () => {
    expect(chosen('2026-11-25T10:00', 'fitting:nasr-city')).toMatchObject({ slot: '2026-11-25T10:00' });
    expect(chosen('2026-11-25T10:00', 'express')).not.toHaveProperty('slot');
    expect(chosen('2026-11-25T10:00', 'express').billing).not.toHaveProperty('slot');
  });

  it('sends no address to the shop, which needs none', () => {
    const { billing } = chosen('2026-11-25T10:00', 'fitting:nasr-city');
    expect(billing).toMatchObject({ governorate: 'EGC', city: '', address_1: '', address_2: '' });
    expect(chosen('', 'express').billing).toMatchObject({ city: FIELDS.city, address_1: FIELDS.address_1 });
  });
});

describe('phone confirmation', () => {
  it('keeps a phone confirmation for the same number in any notation', () => {
    const draft = { ...EMPTY_DRAFT, fields: FIELDS, confirmedPhone: '+201012345678' };
    expect(isPhoneConfirmed(draft)).toBe(true);
    expect(isPhoneConfirmed({ ...draft, fields: { ...FIELDS, phone: '0101 234 5678' } })).toBe(true);
    expect(isPhoneConfirmed({ ...draft, fields: { ...FIELDS, phone: '0101 234 5679' } })).toBe(false);
    expect(isPhoneConfirmed({ ...draft, confirmedPhone: '' })).toBe(false);
  });
});

describe('errorsFromServer', () => {
  it('maps server errors to their fields, and ignores unknown fields', () => {
    expect(errorsFromServer({ 'billing.phone': 'invalid_phone', order_id: 'invalid' })).toEqual({
      phone: 'invalid_phone',
    });
  });
});

describe('the step of the server’s errors', () => {
  it('is the first with a wrong field', () => {
    expect(stepOfErrors({ city: 'too_long', phone: 'invalid_phone' })).toBe('contact');
    expect(stepOfErrors({ notes: 'too_long' })).toBe('delivery');
  });

  it('is none where no field is wrong', () => {
    expect(stepOfErrors({})).toBeUndefined();
  });
});
