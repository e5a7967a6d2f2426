import {
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { CLIENT_ERROR_MAX_CHARS } from './clientError.js';

/** A page that was open for an hour before its largest picture appeared says nothing about its speed. */
const LONGEST_MS = 60 * 60 * 1000;
const CLS_MAX = 100;

const milliseconds = optional(pipe(number(), minValue(0, 'invalid'), maxValue(LONGEST_MS, 'invalid')));

/** The web vitals of one page load, as `/api` receives them; absent ones were not measured. */
export const WebVitals = strictObject({
  /** The page's path without locale, with its numbers replaced. */
  page: pipe(string(), maxLength(CLIENT_ERROR_MAX_CHARS.page, 'too_long')),
  /** Time to first byte, first and largest contentful paint, interaction to next paint, in ms. */
  ttfb: milliseconds,
  fcp: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
  /** Cumulative layout shift, without a unit. */
  cls: optional(pipe(number(), minValue(0, 'invalid'), maxValue(CLS_MAX, 'invalid'))),
});
export type WebVitals = InferOutput<typeof WebVitals>;
