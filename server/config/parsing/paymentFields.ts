/** Fields of the settings about payment, which are lists in JSON. */
import * as v from 'valibot';
import { PIASTRES_PER_POUND } from '../../../domain/core/money.js';
import { writtenText } from '../../../domain/core/writtenText.js';

export const POUNDS_MAX = 10_000_000;
export const FEE_POUNDS_MAX = 10_000;
export const NAME_MAX_CHARS = 60;
const PERCENT_TO_BASIS_POINTS = 100;
const ROUNDING = 1e-6;

/** An amount of pounds with at most two decimals, in piastres. */
export const amount = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(max),
    v.transform((pounds) => pounds * PIASTRES_PER_POUND),
    // A third decimal is a misprint.
    v.check((piastres) => Math.abs(piastres - Math.round(piastres)) < ROUNDING),
    v.transform(Math.round),
  );

/** A percentage, in hundredths of a per cent. */
export const percent = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(max),
    v.transform((value) => Math.round(value * PERCENT_TO_BASIS_POINTS)),
  );

/** One text in the languages of the shop. */
export const words = (maxChars: number) =>
  writtenText(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxChars)));

/** A setting that is a JSON list of up to `max` entries; `hint` says what it must be. */
export const listSetting = <Entry extends v.GenericSchema>(entry: Entry, max: number, hint: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<Entry>[] => {
      const list = v.safeParse(
        v.pipe(v.array(entry), v.minLength(1), v.maxLength(max)),
        parsedJson(dataset.value),
      );
      if (list.success) return list.output;
      addIssue({ message: issueOf(hint, list.issues) });
      return NEVER;
    }),
  );

/** A setting in JSON; null if it is not valid JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is wrong with a setting, and where. */
function issueOf(hint: string, issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const where = v.getDotPath(issues[0]);
  return where === null ? hint : `${hint}. Wrong: ${where}`;
}
