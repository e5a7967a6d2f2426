import type { Locator, Page } from '@playwright/test';
import { BLUR_CHECK_MS } from '../../client/forms/useForm.js';
import { isStoreUnderTest } from '../support/addresses.js';
import { type FormName, formPath, openOrderPath } from '../../domain/forms/forms.js';
import { stockRequestPath } from '../../features/stockRequests/domain/stockPaths.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import type { Locale } from '../../domain/core/locale.js';
import type { MessageKey } from '../../locales/keys.js';
import { stopTime } from './support/clock.js';
import { makeAccount, PASSWORD } from './support/customer.js';
import { expect, hydrated, newPhone, test } from './fixtures.js';
import { findProduct } from './support/shopping.js';

type Values = Record<string, string>;

interface FormCase {
  /** The page that has the form. */
  path: string | ((page: Page) => Promise<string>);
  values: (page: Page) => Promise<Values> | Values;
  /** What the page says of success. */
  says: MessageKey;
}

let letters = 0;
const newEmail = () => `reader.${Date.now()}.${(letters += 1)}@example.com`;

/** Forms with a key in their address have tests of their own. */
type PlainForm = Exclude<FormName, 'office-step' | 'open-cart' | 'stop-newsletter'>;

const CASES: Record<PlainForm, FormCase> = {
  login: {
    path: PATHS.login,
    values: async (page) => ({ username: await makeAccount(page), password: PASSWORD }),
    says: 'welcome.text',
  },
  register: {
    path: PATHS.register,
    values: () => ({ first_name: 'منى', last_name: 'Adel', username: newPhone(), password: PASSWORD }),
    says: 'welcome.text',
  },
  'forgot-password': {
    path: PATHS.forgotPassword,
    values: () => ({ username: newEmail() }),
    says: 'forgot.sent_text',
  },
  'reset-password': {
    path: PATHS.resetPassword,
    // Nobody has this code, and the form says so wherever it is sent from.
    values: () => ({ username: newEmail(), code: '12345678', password: PASSWORD }),
    says: 'field.wrong_code',
  },
  contact: {
    path: PATHS.contact,
    values: () => ({ name: 'منى', phone: '', email: newEmail(), message: `أهلًا & ${Date.now()}` }),
    says: 'contact.sent_text',
  },
  newsletter: {
    path: PATHS.faq,
    values: () => ({ email: newEmail() }),
    says: 'newsletter.done',
  },
  'stock-request': {
    path: async (page) => stockRequestPath((await findProduct(page, (stock) => stock === 0)).id),
    values: () => ({ contact: newEmail() }),
    says: 'stock_request.done',
  },
  'find-order': {
    path: PATHS.findOrder,
    values: () => ({ order: '#10001', contact: newEmail() }),
    says: 'find_order.code_title',
  },
  'open-order': {
    path: openOrderPath(987_654_321),
    // Nobody has this code.
    values: () => ({ code: '12345678' }),
    says: 'field.wrong_code',
  },
};

/** The shop in front of a store sends no letters, so it offers none. */
const FORMS = Object.entries(CASES).filter(([name]) => name !== 'stock-request' || !isStoreUnderTest()) as [
  PlainForm,
  FormCase,
][];

const formOf = (page: Page, name: PlainForm): Locator =>
  page.locator(`form[action*="${formPath(name)}"]`).first();

async function openForm(page: Page, name: PlainForm, locale: Locale): Promise<Locator> {
  const { path } = CASES[name];
  await page.goto(localePath(typeof path === 'string' ? path : await path(page), locale));
  return formOf(page, name);
}

async function type(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

/** As a password manager does: neither focus nor an event. */
async function fillIn(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).evaluate((field, text) => {
      (field as HTMLInputElement).value = text;
    }, value);
  }
}

const submit = (form: Locator): Locator => form.locator('button[type=submit]');

/** Enter in the last field of one line. */
const pressEnter = (form: Locator) =>
  form.locator('input:not([type=hidden]):not([tabindex="-1"])').last().press('Enter');

const WAYS = {
  'typed and pressed': async (form: Locator, values: Values, isPhone: boolean) => {
    await type(form, values);
    await (isPhone ? submit(form).tap() : submit(form).click());
  },
  'filled in without focus and pressed': async (form: Locator, values: Values, isPhone: boolean) => {
    await fillIn(form, values);
    await (isPhone ? submit(form).tap() : submit(form).click());
  },
  'typed and sent by Enter': async (form: Locator, values: Values) => {
    await type(form, values);
    await pressEnter(form);
  },
};

const TYPED = /@|mona|01\d{9}/i;

function expectNothingTypedIn(page: Page): void {
  const { search, pathname } = new URL(page.url());
  expect(`${pathname}${search}`).not.toMatch(TYPED);
}

const SCRIPTS = ['with scripts', 'at once', 'without scripts'] as const;
/** Every second form on each. */
const TAGS = ['@phone', '@desktop'] as const;

/*
 * Every pair of a form, a way to send it and a state of the scripts is tried: each form in three of their nine
 * combinations, by turns in English on a desktop and in Arabic on a phone.
 */
for (const [state, scripts] of SCRIPTS.entries()) {
  test.describe(`a form ${scripts}`, () => {
    test.use({
      javaScriptEnabled: scripts !== 'without scripts',
      expectedErrors: /status of (400|403)/,
    });

    for (const [turn, tag] of TAGS.entries()) {
      const tried = FORMS.flatMap(([name, form], place) =>
        Object.entries(WAYS)
          .filter((_, number) => (place + state) % 2 === turn && (place + number) % SCRIPTS.length === state)
          .map(([way, send]) => ({ name, ...form, way, send })),
      );
      test(
        `is answered: ${tried.map(({ name }) => name).join(', ')}`,
        { tag },
        async ({ page, locale, isPhone, t }) => {
          for (const { name, values, says, way, send } of tried) {
            await test.step(`${name}: ${way}`, async () => {
              await page.context().clearCookies();
              const given = await values(page);
              const form = await openForm(page, name, locale);
              if (scripts === 'with scripts') await hydrated(page);
              await send(form, given, isPhone);
              await expect(page.getByText(t(says), { exact: true }).first()).toBeVisible();
              expectNothingTypedIn(page);
              await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
            });
          }
        },
      );
    }
  });
}

test.describe('the answer to a form', () => {
  test.use({ expectedErrors: /status of 400/ });

  test(
    'a form that was refused is a page of the shop as soon as its scripts run',
    { tag: '@phone' },
    async ({ page, locale, t }) => {
      await page.goto(localePath(PATHS.register, locale));
      await hydrated(page);
      const form = formOf(page, 'register');
      await type(form, { first_name: 'منى', last_name: 'Adel', username: 'mona', password: 'short' });
      // As before hydration: the browser sends the form itself.
      await form.evaluate((element) => (element as HTMLFormElement).submit());
      await expect(page.getByText(t('field.invalid_username'), { exact: true })).toBeVisible();
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`${localePath(PATHS.register, locale)}$`));
      const again = formOf(page, 'register');
      await expect(again.locator('[name=first_name]')).toHaveValue('منى');
      await type(again, await CASES.register.values(page));
      await submit(again).click();
      await expect(page.getByText(t('welcome.text'))).toBeVisible();
    },
  );
});

test(
  'a field that was corrected at once is not called wrong afterwards',
  { tag: '@desktop' },
  async ({ page, locale }) => {
    await page.clock.install();
    await page.goto(localePath(PATHS.register, locale));
    await hydrated(page);
    await stopTime(page);
    const form = formOf(page, 'register');
    const username = form.locator('[name=username]');
    await username.fill('mona');
    await form.locator('[name=first_name]').focus();
    await username.fill(newPhone());
    await page.clock.runFor(2 * BLUR_CHECK_MS);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    await username.fill('mona');
    await form.locator('[name=first_name]').focus();
    await page.clock.runFor(2 * BLUR_CHECK_MS);
    await expect(username).toHaveAttribute('aria-invalid', 'true');
  },
);
