import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES, type Locale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { expectShopError } from '../../../tests/contract/support.js';
import type { Backend } from '../../ports/backend.js';
import { TEST_OUTCOMES, type TestSession } from '../../ports/payments.js';
import { pressCardPage, showCardPage } from './testCardPage.js';

const SESSION: TestSession = {
  ...{ reference: '7 & 1', amount: 415_050, locale: 'en', isOpen: true },
  returnUrl: 'https://shop.example/back?a=1&b=2',
};
const shopWith = (session: TestSession | null) => {
  const answer = () => Promise.resolve(session);
  return { testCardPage: { readSession: answer, conclude: answer } } as unknown as Backend;
};
const show = (changes: Partial<TestSession> & { locale: Locale }) =>
  showCardPage(shopWith({ ...SESSION, ...changes }), 'a"b');

describe.each(LOCALES)('the test card page in %s', (locale) => {
  const t = translateTo(locale);
  const { iso, dir, currencyFirst } = LANGUAGES[locale];

  it('says what is paid for, in the shopper’s language', async () => {
    const html = await show({ locale });
    expect(html).toContain(`<html lang="${iso}" dir="${dir}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    const price = ['EGP', '<bdi dir="ltr">4,150.50</bdi>'].map((part) => part.replace('EGP', t('egp')));
    const shown = (currencyFirst ? price : price.toReversed()).join(' ');
    expect(html).toContain(`<dd><bdi dir="${dir}">${shown}</bdi></dd>`);
    expect(html).toContain('<bdi dir="ltr">7 &amp; 1</bdi>');
    expect(html).toContain('name="session" value="a&quot;b"');
    expect(html).toContain(t('card_page.test'));
  });

  it('has a button for each outcome, of which approval alone stands out', async () => {
    const buttons = (await show({ locale })).match(/<button.*?<\/button>/g);
    expect(buttons).toEqual(
      TEST_OUTCOMES.map(
        (outcome) =>
          `<button name="outcome" value="${outcome}"${outcome === 'approve' ? ' class="main"' : ''}>${t(`card_page.${outcome}`)}</button>`,
      ),
    );
  });

  it('leads back once it is over', async () => {
    const html = await show({ locale, isOpen: false });
    expect(html).not.toContain('<button');
    expect(html).toContain(t('card_page.over'));
    expect(html).toContain(`<a href="https://shop.example/back?a=1&amp;b=2">${t('card_page.back')}</a>`);
  });
});

it('leads where the shopper came from', async () => {
  expect(await pressCardPage(shopWith(SESSION), 'x', 'approve')).toBe(SESSION.returnUrl);
});

it('does not exist for an unknown session, and in a shop with a real provider', async () => {
  for (const backend of [shopWith(null), { testCardPage: null } as unknown as Backend]) {
    await expectShopError(showCardPage(backend, 'x'), 'not_found');
    await expectShopError(pressCardPage(backend, 'x', 'approve'), 'not_found');
  }
});
