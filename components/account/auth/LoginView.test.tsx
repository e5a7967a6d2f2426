import { expect, it, vi } from 'vitest';
import * as forms from '../../../client/forms/useForm.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { WORDS } from '../../../locales/words.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { CodeField } from './CodeField.js';
import { LoginView } from './LoginView.js';

vi.mock('../../../client/account/useIdentity.js', () => ({
  useIdentity: () => ({ state: 'none', enter: () => Promise.resolve() }),
}));
vi.mock('../../../client/login/useFinishLogin.js', () => ({
  useFinishLogin: () => () => Promise.resolve(),
}));
vi.mock('../../../client/login/useLoginReason.js', () => ({
  useLoginReason: () => ({ kind: 'none', wanted: null, search: '' }),
}));

it.each(LOCALES)(
  'asks for the password first, and offers a code without submitting the form (%s)',
  (locale) => {
    const form = renderStatic(<LoginView sendsMessages />, { locale }).querySelector('form');
    const names = form?.querySelectorAll('input').map((input) => input.getAttribute('name'));
    expect(names).toEqual(['username', 'password']);
    const byCode = form
      ?.querySelectorAll('button')
      .find(({ text }) => text === WORDS[locale]['login.by_code']);
    expect(byCode?.getAttribute('type')).toBe('button');
  },
);

it('stays at its step until a request under way is answered', () => {
  const field = (name: string) => ({ name, error: undefined, onChange: vi.fn(), onBlur: vi.fn() });
  vi.spyOn(forms, 'useForm').mockReturnValue({
    field,
    target: { method: 'post' },
    wrongCount: 0,
    onSubmit: vi.fn(),
    isBusy: true,
    failure: null,
    clear: vi.fn(),
  });
  const buttons = renderStatic(<LoginView sendsMessages />).querySelectorAll('button[type=button]');
  vi.mocked(forms.useForm).mockRestore();
  const byCode = buttons.find(({ text }) => text === WORDS.en['login.by_code']);
  expect(byCode?.hasAttribute('disabled')).toBe(true);
});

it.each(LOCALES)('lets phones fill in the code, and names where it was sent (%s)', (locale) => {
  const field = renderStatic(
    <CodeField
      {...{ name: 'code', error: undefined, username: '01012345678' }}
      {...{ onChange: () => undefined, onBlur: () => undefined }}
    />,
    { locale },
  );
  const input = field.querySelector('input');
  expect(input?.getAttribute('autocomplete')).toBe('one-time-code');
  expect(input?.getAttribute('inputmode')).toBe('numeric');
  expect(input?.getAttribute('dir')).toBe('ltr');
  expect(field.text).toContain('01012345678');
});
