import { withoutArticle } from './searchText.js';

/** An FTS5 query expression. */
export type Expression = string;

/** Matches all of the expressions. */
export function allOf(expressions: readonly Expression[]): Expression {
  return expressions.map((expression) => `(${expression})`).join(' AND ');
}

/** Matches at least one of the expressions. */
export function anyOf(expressions: readonly Expression[]): Expression {
  return expressions.map((expression) => `(${expression})`).join(' OR ');
}

/**
 * Matches a word or prefix, with or without the Arabic article; the whole word ranks higher. Terms consist of letters
 * and digits only (see `searchTerms`), so they need no escaping inside quotes.
 */
export function spelled(term: string): Expression {
  return [...new Set([term, withoutArticle(term)])]
    .flatMap((form) => [`"${form}"`, `"${form}"*`])
    .join(' OR ');
}

/** In any column. */
export function anywhere(expression: Expression): Expression {
  return expression;
}

/** Only in names, not in descriptions. */
export function inNames(expression: Expression): Expression {
  return `{name brand sku size kind} : (${expression})`;
}

/** Only in the columns for kind and brand. */
export function inKinds(expression: Expression): Expression {
  return `{brand kind} : (${expression})`;
}

/**
 * Each term as it is spelled, or joined with a neighbour, for words that the shop writes as one: `good year`, `pt 515`.
 * Grows with the number of terms only.
 */
export function orJoined(terms: readonly string[]): Expression[] {
  const pairs = terms.slice(1).map((term, index) => `${terms[index] ?? ''}${term}`);
  return terms.map((term, index) =>
    anyOf([term, ...pairs.slice(Math.max(0, index - 1), index + 1)].map(spelled)),
  );
}
