import { expect, it, vi } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import type { OfficeOrderView } from '../../../domain/order/office/officeViews.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { OfficePage } from './OfficePage.js';

vi.mock('../../ui/Icon.js', () => ({ Icon: () => null }));

const ORDER: OfficeOrderView = {
  ...{ id: 10_231, summary: 'Four pieces', next: 'Call first', step: 'call' },
  facts: [{ label: 'Address', value: '14 El Yasmin Street' }],
  call: 'tel:+201012345678',
  items: [{ name: 'Pilot Sport 5', quantity: 4, total: '17,000 EGP', image: null }],
  sums: [{ label: 'Total', amount: '17,150 EGP', isTotal: true }],
};

it.each(LOCALES)('shows the operator the order, and calls its customer with one press: %s', (locale) => {
  const { innerHTML: html, text } = renderStatic(<OfficePage state="open" order={ORDER} />, { locale });
  for (const part of [
    '10231',
    'Four pieces',
    'Call first',
    '14 El Yasmin Street',
    '4 × Pilot Sport 5',
    '17,150',
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="tel:+201012345678"');
});

it('offers no call once the customer has deleted their account', () => {
  const { innerHTML: html } = renderStatic(<OfficePage state="open" order={{ ...ORDER, call: null }} />, {
    locale: 'en',
  });
  expect(html).not.toContain('tel:');
});

it.each(['expired', 'unknown'] as const)('says why a link shows nothing: %s', (state) => {
  for (const locale of LOCALES) {
    const { text } = renderStatic(<OfficePage state={state} />, { locale });
    expect(text).toContain(translateTo(locale)(`office.${state}_title`));
  }
});
