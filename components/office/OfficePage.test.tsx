import { expect, it } from 'vitest';
import { FormAnswerContext } from '../../client/forms/formAnswer.js';
import type { FormAnswer } from '../../domain/forms/forms.js';
import { LOCALES } from '../../domain/core/locale.js';
import type { OfficeOrderView, OfficeWorkView } from '../../domain/office/officeViews.js';
import { translateTo } from '../../locales/serverIntl.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { OfficePage } from './OfficePage.js';

const ORDER: OfficeOrderView = {
  ...{ id: 10_231, summary: 'Four pieces', next: 'Call first', step: 'call' },
  facts: [{ label: 'Address', value: '14 El Yasmin Street' }],
  call: 'tel:+201012345678',
  items: [{ name: 'Pilot Sport 5', pieces: '4 pieces × 4,250 EGP', total: '17,000 EGP', image: null }],
  sums: [{ label: 'Total', amount: '17,150 EGP', isTotal: true }],
};

const WORK: OfficeWorkView = {
  ...{ link: '10231-1-aa', version: '2026-11-25T10:00:00.000Z', isDone: false, hasLabel: false },
  steps: [
    {
      act: 'send',
      returnId: null,
      title: 'Send it',
      about: 'With a carrier',
      submit: 'Sent',
      choices: [],
      chosen: '',
    },
    {
      act: 'accept',
      returnId: 101,
      title: 'Accept 101',
      about: 'A cap',
      submit: 'Accepted',
      choices: [],
      chosen: '',
    },
  ],
  history: [{ label: 'Confirmed', value: 'yesterday' }],
};

const shown = (answer: FormAnswer | null, work = WORK) =>
  renderStatic(
    <FormAnswerContext value={answer}>
      <OfficePage state="open" order={ORDER} work={work} />
    </FormAnswerContext>,
    { locale: 'ar' },
  );

it('sends each step as a form, with the version of the order, without scripts', () => {
  const { innerHTML: html, text } = shown(null);
  expect(html.match(/<form[^>]*action="[^"]*"[^>]*method="post"/g)).toEqual([
    expect.stringContaining('/ar/forms/office-step?link=10231-1-aa'),
    expect.stringContaining('/ar/forms/office-step?link=10231-1-aa'),
  ]);
  expect(html).toMatch(/name="version" value="2026-11-25T10:00:00.000Z"/);
  expect(html).toMatch(/name="return_id" value="101"/);
  expect(html).not.toContain('open=""');
  expect(text).toContain('yesterday');
});

it('shows what was refused again, unfolded, and says why', () => {
  const answer: FormAnswer = {
    ...{ form: 'office-step', address: '/office/10231-1-aa', code: 'invalid_fields' },
    typed: { act: 'send', carrier: '', number: '7400', return_id: '' },
    details: { fields: { carrier: 'required' } },
  };
  const { innerHTML: html, text } = shown(answer);
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1);
  expect(html).toMatch(/name="number"[^>]*value="7400"|value="7400"[^>]*name="number"/);
  expect(text).toContain(translateTo('ar')('field.required'));
  expect(shown({ ...answer, code: 'order_changed', details: {} }).text).toContain(
    translateTo('ar')('error.order_changed'),
  );
});

it('says that a step was taken', () => {
  expect(shown(null, { ...WORK, isDone: true }).text).toContain(translateTo('ar')('office.done'));
});

it.each(LOCALES)('shows the operator the order, and calls its customer with one press: %s', (locale) => {
  const { innerHTML: html, text } = renderStatic(<OfficePage state="open" order={ORDER} work={WORK} />, {
    locale,
  });
  for (const part of [
    '10231',
    'Four pieces',
    'Call first',
    '14 El Yasmin Street',
    'Pilot Sport 5',
    '4 pieces × 4,250 EGP',
    '17,150',
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="tel:+201012345678"');
});

it('offers no call once the customer has deleted their account', () => {
  const { innerHTML: html } = renderStatic(
    <OfficePage state="open" order={{ ...ORDER, call: null }} work={WORK} />,
    {
      locale: 'en',
    },
  );
  expect(html).not.toContain('tel:');
});

it.each(['expired', 'unknown'] as const)('says why a link shows nothing: %s', (state) => {
  for (const locale of LOCALES) {
    const { text } = renderStatic(<OfficePage state={state} />, { locale });
    expect(text).toContain(translateTo(locale)(`office.${state}_title`));
  }
});

it('leads from the tracking number to the page of the carrier', () => {
  const link = 'https://mylerz.net/trackShipment/7400';
  const order = { ...ORDER, facts: [{ label: 'Tracking number', value: '7400', link }] };
  const { innerHTML: html } = renderStatic(<OfficePage state="open" order={order} work={WORK} />, {
    locale: 'ar',
  });
  expect(html).toMatch(/<a href="https:\/\/mylerz\.net\/trackShipment\/7400"[^>]*>7400<\/a>/);
});
