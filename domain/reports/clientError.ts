import { maxLength, nonEmpty, pipe, strictObject, string } from 'valibot';

/** Limits of an error that a browser reports, in characters. */
export const CLIENT_ERROR_MAX_CHARS = { type: 100, message: 300, stack: 6000, page: 200 };

const text = (max: number) => pipe(string(), maxLength(max, 'too_long'));

/** An error in a browser, as `/api` receives it. */
export const ClientError = strictObject({
  /** Name of the error's class. */
  type: pipe(text(CLIENT_ERROR_MAX_CHARS.type), nonEmpty('required')),
  message: text(CLIENT_ERROR_MAX_CHARS.message),
  stack: text(CLIENT_ERROR_MAX_CHARS.stack),
  /** The page's path without locale, with its numbers replaced. */
  page: text(CLIENT_ERROR_MAX_CHARS.page),
});
