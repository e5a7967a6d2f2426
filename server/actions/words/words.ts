import type { TranslationOverrides } from '../../../domain/content/content.js';
import type { Locale } from '../../../domain/core/locale.js';
import { overridesIn, type WordOverrides } from '../../../domain/content/wordOverrides.js';
import type { Backend } from '../../ports/backend.js';
import { OperatorProblem } from '../../ports/problem.js';
import { checkOverrides } from './checkOverrides.js';

const checked = new WeakMap<TranslationOverrides, TranslationOverrides>();
/** What the operator has been told already. */
const reported = new Set<string>();

/** The editors' overrides of messages, without texts that cannot be used; the operator is told once about each. */
export async function readOverrides({ content, report }: Backend): Promise<TranslationOverrides> {
  const translations = await content.getTranslations();
  const known = checked.get(translations);
  if (known !== undefined) return known;
  const { overrides, problems } = checkOverrides(translations);
  checked.set(translations, overrides);
  for (const problem of problems.filter((line) => !reported.has(line))) {
    reported.add(problem);
    report('text-not-used', new OperatorProblem(problem));
  }
  return overrides;
}

/** The same in one language. */
export async function loadOverrides(backend: Backend, locale: Locale): Promise<WordOverrides> {
  return overridesIn(await readOverrides(backend), locale);
}
