import { inEveryLocale } from '../../core/locale.js';
import type { Attributes } from './attributes.js';
import { GAUGE_KEYS, type Scores } from './gauges.js';

/** The facts of the EU label, Regulation (EU) 2020/740. */
const LABEL_KEYS = ['fuel_class', 'wet_grip', 'noise_db', 'noise_class'] as const;

/** A tyre is as quiet as the first step that its outside noise in dB does not exceed. */
const QUIET_UP_TO_DB = [
  [67, 5],
  [69, 4],
  [71, 3],
  [73, 2],
] as const;

/**
 * The attributes with scores that the shop does not state derived from the EU label: quiet from the outside noise, wet
 * from the class of wet grip (A is 5, E is 1). The label says nothing about wear.
 */
export function withJudgement(attributes: Attributes): Attributes {
  const { noise_db: noise, wet_grip: grip } = attributes;
  const quiet = noise === undefined ? undefined : SCORE_TEXTS[quietOf(Number(noise.en)) ?? 0];
  const wet = grip?.en.length === 1 ? SCORE_TEXTS['EDCBA'.indexOf(grip.en) + 1] : undefined;
  return {
    ...(quiet === undefined ? {} : { quiet }),
    ...(wet === undefined ? {} : { wet }),
    ...attributes,
  };
}

/** Texts of the scores 1 to 5; none at 0. */
const SCORE_TEXTS = [undefined, ...['1', '2', '3', '4', '5'].map((score) => inEveryLocale(() => score))];

/** The scores that are stated or derived from the EU label; null if there are none. */
export function scoresOf(attributes: Attributes): Scores | null {
  const judged = withJudgement(attributes);
  const scores = GAUGE_KEYS.flatMap((key) => {
    const score = judged[key]?.en ?? '';
    return SCORE.test(score) ? [[key, Number(score)] as const] : [];
  });
  return scores.length === 0 ? null : Object.fromEntries(scores);
}

function quietOf(decibels: number): number | null {
  if (Number.isNaN(decibels)) return null;
  return QUIET_UP_TO_DB.find(([most]) => decibels <= most)?.[1] ?? 1;
}

const LETTERS = {
  fuel_class: /^[A-E]$/,
  wet_grip: /^[A-E]$/,
  noise_class: /^[A-C]$/,
  noise_db: /^\d+(?:\.\d+)?$/,
};
const SCORE = /^[1-5]$/;

/** Whether the attribute is drawn: as a row of the EU label or as a gauge. Other texts are rows of the table. */
export function isDrawn(key: keyof Attributes, value: string): boolean {
  if (isOneOf(LABEL_KEYS, key)) return LETTERS[key].test(value);
  return isOneOf(GAUGE_KEYS, key) && SCORE.test(value);
}

function isOneOf<Key extends string>(keys: readonly Key[], key: string): key is Key {
  return keys.some((each) => each === key);
}
