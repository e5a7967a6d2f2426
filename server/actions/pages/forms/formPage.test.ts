import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../domain/core/locale.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import { required } from '../../../../tests/contract/support.js';
import { pageRequest } from '../../../../tests/site/pageRequest.js';
import type { Backend } from '../../../ports/backend.js';
import { loadFormPage } from './formPage.js';

const shopName = { en: 'Rasfa', ar: 'رصفة' };
const backend = { content: { getShell: () => Promise.resolve({ shopName }) } } as unknown as Backend;
const load = (form: string, query = '', locale = LOCALES[0] ?? 'en') =>
  loadFormPage(backend, pageRequest(locale, { form }, query));

describe.each(LOCALES)('the page of a form without scripts, in %s', (locale) => {
  const t = translateTo(locale);

  it.each([
    ['contact', 'done=1', 'title.form_done', { state: 'done', form: 'contact' }],
    ['newsletter', 'done=1', 'title.form_done', { state: 'done', form: 'newsletter' }],
    ['newsletter', '', 'newsletter.title', { state: 'newsletter' }],
    ['stop-newsletter', 'key=abc', 'newsletter.stop_title', { state: 'stop-newsletter', token: 'abc' }],
    ['stop-newsletter', '', 'newsletter.stop_title', { state: 'stop-newsletter', token: '' }],
    ['open-order', 'order=12', 'find_order.code_title', { state: 'open-order', orderId: 12 }],
    ['open-cart', 'link=xyz', 'prepared_cart.title', { state: 'open-cart', link: 'xyz' }],
    ['open-cart', '', 'prepared_cart.title', { state: 'open-cart', link: '' }],
  ] as const)('%s?%s is called %s, and is not found by search engines', async (form, query, title, props) => {
    const page = required(await load(form, query, locale));
    expect(page.pageProps).toEqual(props);
    expect(page.head).toMatchObject({
      title: `${t(title)} | ${shopName[locale]}`,
      description: t(title),
      canonicalPath: null,
    });
  });
});

it.each([
  ['login', 'done=1'],
  ['register', 'done=1'],
  ['office-step', 'done=1'],
  ['find-order', 'done=1'],
  ['open-order', ''],
  ['open-order', 'order=no-number'],
  ['contact', ''],
  ['reset-password', ''],
  ['something-else', 'done=1'],
])('has no page for %s?%s', async (form, query) => {
  expect(await load(form, query)).toBeNull();
});

it('has no page without the name of a form', async () => {
  expect(await loadFormPage(backend, pageRequest('en'))).toBeNull();
});
