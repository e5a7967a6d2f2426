import { withoutArticle } from './query/searchText.js';

/** In the language of the search table. */
export type Expression = string;

/** What meets every one of them. */
export function allOf(expressions: readonly Expression[]): Expression {
  return expressions.map((expression) => `(${expression})`).join(' AND ');
}

/** What meets at least one of them. */
export function anyOf(expressions: readonly Expression[]): Expression {
  return expressions.map((expression) => `(${expression})`).join(' OR ');
}

/**
 * A word or its beginning, with or without the Arabic article; the whole word counts for more. Terms are letters
 * and digits alone (see `searchTerms`), so quoting them cannot be broken out of.
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

/** Only where goods are named, not where they are described. */
export function inNames(expression: Expression): Expression {
  return `{name brand sku size kind} : (${expression})`;
}

/** Only where it is said what kind of goods they are, or who makes them. */
export function inKinds(expression: Expression): Expression {
  return `{brand kind} : (${expression})`;
}

/** Neighbours written apart that the shop writes in one: `good year`, `pt 515`. */
export function joinedPairs(terms: readonly string[]): Expression[] {
  return terms.slice(1).map((term, index) => {
    const pair = `${terms[index] ?? ''}${term}`;
    return allOf([...terms.slice(0, index), pair, ...terms.slice(index + 2)].map(spelled));
  });
}
