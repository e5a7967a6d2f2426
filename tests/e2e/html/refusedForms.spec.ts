import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { type FormName, formPath, openOrderPath } from '../../../domain/forms/forms.js';
import { stockRequestPath } from '../../../features/stockRequests/domain/stockPaths.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { isStoreUnderTest } from '../../support/addresses.js';
import { expect, test } from '../fixtures.js';
import { findProduct, ORIGIN } from '../support/shopping.js';

/* What a browser without scripts gets for a form that is filled in wrongly; `forms.spec.ts` sends forms that are right. */

interface Refused {
  name: FormName;
  /** The page that has the form. */
  path: string | ((request: APIRequestContext) => Promise<string>);
  typed: Record<string, string>;
  says: MessageKey;
}

const REFUSED: Refused[] = [
  {
    name: 'login',
    path: PATHS.login,
    typed: { username: '01000000000', password: 'not the one' },
    says: 'error.wrong_credentials',
  },
  {
    name: 'register',
    path: PATHS.register,
    typed: { first_name: 'منى', last_name: 'Adel', username: 'mona', password: 'short' },
    says: 'field.invalid_username',
  },
  { name: 'forgot-password', path: PATHS.forgotPassword, typed: { username: '' }, says: 'field.required' },
  {
    name: 'reset-password',
    path: PATHS.resetPassword,
    typed: { username: 'mona@example.com', code: '12345678', password: 'short' },
    says: 'field.password_too_short',
  },
  {
    name: 'contact',
    path: PATHS.contact,
    typed: { name: 'منى', phone: '123', email: 'x', message: '' },
    says: 'field.invalid_phone',
  },
  { name: 'newsletter', path: PATHS.faq, typed: { email: 'a@b' }, says: 'field.invalid_email' },
  {
    name: 'stock-request',
    path: async (request) => stockRequestPath((await findProduct({ request }, (stock) => stock === 0)).id),
    typed: { contact: 'mona@nowhere' },
    says: 'field.invalid_email',
  },
  {
    name: 'find-order',
    path: PATHS.findOrder,
    typed: { order: 'my order', contact: 'mona@example.com' },
    says: 'field.invalid_order',
  },
  {
    name: 'open-order',
    path: openOrderPath(987_654_321),
    typed: { code: '111111111111111111111' },
    says: 'field.too_long',
  },
];

/** The shop in front of a store sends no letters, so it offers none. */
const OFFERED = REFUSED.filter(({ name }) => name !== 'stock-request' || !isStoreUnderTest());

/** The form of a page, and the rest of it. */
function formIn(html: string, within: string, name: FormName): { root: HTMLElement; form: HTMLElement } {
  const root = parse(html);
  const form = root.querySelector(`${within} form[action*="${formPath(name)}"]`);
  if (form === null) throw new Error(`There is no form ${name}`);
  return { root, form };
}

const valueOf = (field: HTMLElement | null) =>
  field?.tagName === 'TEXTAREA' ? field.text : (field?.getAttribute('value') ?? '');

/** Whether an element without elements in it says this. */
const says = (root: HTMLElement, text: string) =>
  root.querySelectorAll('*').some((element) => element.text.trim() === text);

for (const locale of LOCALES) {
  const t = translateTo(locale);

  for (const { name, path, typed, says: told } of OFFERED) {
    test(`the form ${name}, wrong and without scripts, says what is wrong, and keeps what was typed but no password, in ${locale}`, async ({
      request,
    }) => {
      const page = localePath(typeof path === 'string' ? path : await path(request), locale);
      const { form } = formIn(await (await request.get(page)).text(), 'body', name);
      // The browser's own complaints would be in its language, and hide the shop's.
      expect(form.hasAttribute('novalidate')).toBe(true);
      const hidden = form
        .querySelectorAll('input[type=hidden]')
        .map((field): [string, string] => [field.getAttribute('name') ?? '', valueOf(field)]);
      const action = form.getAttribute('action') ?? '';
      const answer = await request.post(action, {
        headers: { origin: ORIGIN },
        form: { ...Object.fromEntries(hidden), ...typed },
      });
      expect(answer.ok()).toBe(false);
      expect(answer.url()).not.toMatch(/@|mona|01\d{9}/i);
      const { root, form: again } = formIn(await answer.text(), 'main', name);
      expect(root.querySelector('html')?.getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      expect(says(root, t(told)), t(told)).toBe(true);
      for (const [field, value] of Object.entries(typed)) {
        expect(valueOf(again.querySelector(`[name="${field}"]`)), field).toBe(
          field === 'password' ? '' : value,
        );
      }
    });
  }
}
