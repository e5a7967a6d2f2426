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

/** Digests of published products by the companion plugin, in the order of their ids. */
function outlinesAfter(state: StandInState, after: number): object[] {
  return [...state.products.values()]
    .filter(({ id, status }) => id > after && status === 'publish')
    .sort((a, b) => a.id - b.id)
    .slice(0, OUTLINES_AT_ONCE)
    .map((product) => {
      const own = JSON.stringify([product, variationsOf(state, product.id)]);
      const terms = state.terms.filter(({ name }) => own.includes(JSON.stringify(name)));
      const shown = `${own} ${JSON.stringify(terms)}`;
      return { id: product.id, digest: createHash('md5').update(shown).digest('hex') };
    });
}
