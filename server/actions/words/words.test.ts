import { expect, it, vi } from 'vitest';
import type { TranslationOverrides } from '../../../domain/content/content.js';
import type { Backend } from '../../ports/backend.js';
import { OperatorProblem } from '../../ports/problem.js';
import { readTranslations } from '../content/content.js';
import { loadOverrides } from './words.js';

/** A shop whose content backend returns these texts, as a new object each time. */
function shopWith(texts: TranslationOverrides) {
  const report = vi.fn<Backend['report']>();
  const getTranslations = () => Promise.resolve(structuredClone(texts));
  return { report, backend: { content: { getTranslations }, report } as unknown as Backend };
}

it('gives pages the overrides that can be used, and tells the operator once of the others', async () => {
  const { backend, report } = shopWith({ search: { en: 'Find {', ar: 'ابحث' }, egp: { en: 'LE' } });
  expect(await loadOverrides(backend, 'ar')).toEqual({ search: 'ابحث' });
  expect(await loadOverrides(backend, 'en')).toEqual({ search: 'Search', egp: 'LE' });
  expect(report).toHaveBeenCalledExactlyOnceWith('text-not-used', expect.any(OperatorProblem));
  expect(String(report.mock.calls[0]?.[1])).toContain('The text of "search" (en) is not used');
});

it('gives the dictionary of the API the same, with phrases that are no messages', async () => {
  const { backend } = shopWith({
    search: { en: '<b>Find</b>' },
    items: { en: 'pieces' },
    phrase: { en: 'x{' },
  });
  expect(await readTranslations(backend)).toMatchObject({
    search: { en: 'Search' },
    items: { en: 'pieces' },
    phrase: { en: 'x{' },
    egp: { en: 'EGP', ar: 'ج.م.' },
  });
});
