import { afterEach, expect, it, vi } from 'vitest';
import { ERROR_STATUSES, type ErrorCode } from '../../domain/core/errors.js';
import { openAccount } from './openAccount.js';

afterEach(() => vi.unstubAllGlobals());

const FORM = {
  first_name: 'Mona',
  last_name: 'Adel',
  username: '01012345678',
  email: '',
  password: 'three mice',
};

const done = () => Response.json({ id: 7 });
const refusal = (code: ErrorCode) => () => Response.json({ code }, { status: ERROR_STATUSES[code] });

/** Mocks `fetch` with a list of responses per path, and returns the recorded calls with their bodies. */
function answerWith(answers: Record<string, (() => Response)[]>) {
  const asked: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    const answer = answers[path]?.shift();
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer());
  });
  return asked;
}

it('registers an account with a single call', async () => {
  const asked = answerWith({ '/api/post/register': [done] });
  await openAccount(FORM);
  expect(asked).toEqual([['/api/post/register', FORM]]);
});

it('logs in when the name is taken by an account that a lost registration has just created', async () => {
  const asked = answerWith({ '/api/post/register': [refusal('username_taken')], '/api/post/login': [done] });
  await openAccount(FORM);
  expect(asked.at(-1)).toEqual(['/api/post/login', { username: FORM.username, password: FORM.password }]);
});

it.each(['wrong_credentials', 'too_many_requests'] as const)(
  'reports a name as taken when the password does not open that account: %s',
  async (code) => {
    answerWith({ '/api/post/register': [refusal('username_taken')], '/api/post/login': [refusal(code)] });
    await expect(openAccount(FORM)).rejects.toMatchObject({ code: 'username_taken' });
  },
);

it.each(['weak_password', 'email_taken', 'invalid_fields'] as const)(
  'reports any other registration error unchanged: %s',
  async (code) => {
    const asked = answerWith({ '/api/post/register': [refusal(code)] });
    await expect(openAccount(FORM)).rejects.toMatchObject({ code });
    expect(asked).toHaveLength(1);
  },
);
