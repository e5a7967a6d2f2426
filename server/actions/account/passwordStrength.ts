import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { parseMobile } from '../../../domain/checkout/egypt.js';
import { ShopError } from '../../../domain/core/errors.js';
import { latinDigits } from '../../../domain/core/fold.js';
import { EGYPTIAN_WORDS } from './egyptianWords.js';

/**
 * So many guesses an attacker needs. The login takes 100 wrong ones an hour for one account, under a million a year;
 * a name, a year and a sign (`Ahmed@2020`) are found in ten million.
 */
const LEAST_GUESSES = 3 * 10 ** 7;
/** Longer ones are judged by their beginning: the estimate takes a second for some texts of 64 characters. */
const JUDGED_CHARS = 24;
/** Shorter parts of a name stand in too many words. */
const SHORTEST_PART_CHARS = 3;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first password is to be judged: half a megabyte of dictionaries that no other request needs. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, egypt: [...EGYPTIAN_WORDS] },
    graphs: common.adjacencyGraphs,
    maxLength: JUDGED_CHARS,
  });
}

/**
 * Refuses a password that is soon guessed, also by who knows these things of its owner (names, number, address), and
 * any mobile number.
 * Throws `weak_password` for the field.
 */
export async function requireStrongPassword(
  field: 'password' | 'new_password',
  password: string,
  known: readonly (string | null)[],
): Promise<void> {
  loading ??= loadEstimator();
  const estimator = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const given = known.flatMap((text) => (text === null ? [] : partsOf(text)));
  const isMobile = parseMobile(password) !== null;
  const { guesses } = estimator.check(fold(password), given);
  if (isMobile || guesses < LEAST_GUESSES)
    throw new ShopError('weak_password', { fields: { [field]: 'weak_password' } });
}

/** `mona.hassan@example.com` and its words; a mobile number in the ways in which it is written. */
function partsOf(text: string): string[] {
  const folded = fold(text);
  const mobile = parseMobile(folded);
  const numbers = mobile === null ? [] : [mobile.slice(1), mobile.slice(2), mobile.slice(3)];
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST_PART_CHARS);
  return [folded, words.join(''), ...words, ...numbers];
}

/** Full-width letters and Arabic digits are guessed as what they stand for. */
function fold(text: string): string {
  return latinDigits(text.normalize('NFKC')).toLowerCase();
}
