import { SYNONYMS_OF_SEARCH_MAX } from '../../../domain/core/limits.js';
import { withoutArticle, wordsOf } from '../text/searchText.js';
import { allOf, anyOf, type Expression, spelled } from '../text/searchExpression.js';
import type { SynonymGroup } from './readSynonyms.js';

/** The operator's synonyms as searches look them up. */
export interface Synonyms {
  /** Words by their first part, longest first. */
  byFirst: ReadonlyMap<string, readonly KnownWord[]>;
}

interface KnownWord {
  /** Its parts without stop words, which searches have not either, and without articles. */
  parts: readonly string[];
  /** The other words of its group. */
  others: SynonymGroup;
}

/** Part of a search: a term, or several that are one word of the operator's synonyms. */
interface Part {
  /** Index of its first term. */
  from: number;
  length: number;
  others: SynonymGroup;
}

export const NO_SYNONYMS: Synonyms = { byFirst: new Map() };

/** Prepares groups for searches. */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, KnownWord[]>();
  for (const group of groups.map((words) => words.map((word) => wordsOf(word.join(' '))))) {
    for (const word of group) {
      const parts = word.map(withoutArticle);
      const [first = ''] = parts;
      const others = group.filter((other) => other !== word);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { parts, others }]);
    }
  }
  for (const words of byFirst.values()) words.sort((one, other) => other.parts.length - one.parts.length);
  return { byFirst };
}

/** Whether the operator has named synonyms for this term alone. */
export function hasSynonyms(term: string, { byFirst }: Synonyms): boolean {
  return byFirst.get(withoutArticle(term))?.some(({ parts }) => parts.length === 1) ?? false;
}

/**
 * Expressions that all have to match: those of the terms, where a word of the operator's synonyms also matches by the
 * other words of its group. `own` has the expression of each term.
 */
export function orSynonyms(
  terms: readonly string[],
  own: readonly Expression[],
  synonyms: Synonyms,
): Expression[] {
  if (synonyms.byFirst.size === 0) return [...own];
  return partsOf(terms, synonyms).map(({ from, length, others }) => {
    const [first = '', ...rest] = own.slice(from, from + length);
    if (others.length === 0) return first;
    return anyOf([rest.length === 0 ? first : allOf([first, ...rest]), ...others.map(spelledWord)]);
  });
}

/** The expression of each term alone; one that belongs to a word of synonyms also matches by the other words. */
export function eachOrSynonyms(
  terms: readonly string[],
  own: readonly Expression[],
  synonyms: Synonyms,
): ReadonlyMap<string, Expression> {
  const others = new Map(
    partsOf(terms, synonyms).flatMap((part) =>
      terms.slice(part.from, part.from + part.length).map((term) => [term, part.others]),
    ),
  );
  return new Map(
    terms.map((term, index) => {
      const words = others.get(term) ?? [];
      const alone = own[index] ?? spelled(term);
      return [term, words.length === 0 ? alone : anyOf([alone, ...words.map(spelledWord)])];
    }),
  );
}

function spelledWord(parts: readonly string[]): Expression {
  return allOf(parts.map(spelled));
}

function partsOf(terms: readonly string[], { byFirst }: Synonyms): Part[] {
  const parts: Part[] = [];
  let lookUps = SYNONYMS_OF_SEARCH_MAX;
  for (let from = 0; from < terms.length;) {
    const known = byFirst.get(withoutArticle(terms[from] ?? ''))?.find(({ parts: wanted }) => {
      return wanted.every((part, index) => withoutArticle(terms[from + index] ?? '') === part);
    });
    const others = known === undefined || known.others.length > lookUps ? [] : known.others;
    const length = others.length === 0 ? 1 : (known?.parts.length ?? 1);
    lookUps -= others.length;
    parts.push({ from, length, others });
    from += length;
  }
  return parts;
}
