import { createHash } from 'node:crypto';
import { variationsOf } from './standInCatalogue.js';
import { failure, type StandInRoute } from './standInRoute.js';
import type { StandInState } from './standInState.js';

/** Digests of products by the companion plugin. */
export const outlineRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: /^wc-storefront\/v1\/outlines$/,
    answer: ({ state, query }) =>
      state.plugins.companion && state.addsOutlines
        ? { status: 200, body: outlinesAfter(state, Number(query.get('after') ?? 0)) }
        : failure(404, 'rest_no_route'),
  },
];

/** As many as the companion plugin answers at once. */
const OUTLINES_AT_ONCE = 1000;
/** Every string of a JSON text, in its quotes. */
const STRINGS = /"(?:[^"\\]|\\.)*"/g;

/** Digests of published products by the companion plugin, in the order of their ids. */
function outlinesAfter(state: StandInState, after: number): object[] {
  const named = new Map<string, object[]>();
  for (const term of state.terms) {
    const name = JSON.stringify(term['name']);
    named.set(name, [...(named.get(name) ?? []), term]);
  }
  return [...state.products.values()]
    .filter(({ id, status }) => id > after && status === 'publish')
    .sort((a, b) => a.id - b.id)
    .slice(0, OUTLINES_AT_ONCE)
    .map((product) => {
      const own = JSON.stringify([product, variationsOf(state, product.id)]);
      const terms = [...new Set(own.match(STRINGS))].flatMap((text) => named.get(text) ?? []);
      const shown = `${own} ${JSON.stringify(terms)}`;
      return { id: product.id, digest: createHash('md5').update(shown).digest('hex') };
    });
}
