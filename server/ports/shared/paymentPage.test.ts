import { describe, expect, it } from 'vitest';
import { allowedPaymentPage } from './paymentPage.js';

const PROVIDER = { pagesAt: ['https://pay.example/checkout/', '/api/payment/card'] };

describe('payment pages', () => {
  it.each([
    'https://pay.example/checkout/',
    'https://pay.example/checkout/?session=1#top',
    'https://pay.example/checkout/s-1',
    '/api/payment/card',
    '/api/payment/card?session=1',
  ])('accepts a payment page on the adapter’s own origin: %s', (url) => {
    expect(allowedPaymentPage(PROVIDER, url)).toBe(url);
  });

  it.each([
    'https://pay.example.evil.example/checkout/',
    'https://evil.example/https://pay.example/checkout/',
    'https://pay.example@evil.example/checkout/',
    'https://somebody:secret@pay.example/checkout/',
    'https://pay.example:8443/checkout/',
    'http://pay.example/checkout/',
    'https://pay.example/account',
    'https://pay.example/checkout/../account',
    'https://pay.example/checkouts',
    '//evil.example/api/payment/card',
    '\\\\evil.example/api/payment/card',
    '/api/payment/cards',
    '/api/payment/card/../return',
    '/thanks/1',
    'javascript:alert(1)',
    'https://',
    '',
  ])('rejects a payment page anywhere else: %s', (url) => {
    expect(allowedPaymentPage(PROVIDER, url)).toBeNull();
  });

  it('normalises a payment page’s URL as browsers do', () => {
    expect(allowedPaymentPage(PROVIDER, ' https://PAY.example/checkout/s\t-1\n')).toBe(
      'https://pay.example/checkout/s-1',
    );
  });
});
