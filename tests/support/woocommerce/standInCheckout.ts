import { failure, paged, type StandInRoute } from './standInRoute.js';

/** Payment and delivery methods of orders. */
export const checkoutRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: /^wc\/v3\/payment_gateways$/,
    answer: (asked) => paged(asked, asked.state.gateways),
  },
  {
    method: 'GET',
    path: /^wc\/v3\/shipping\/zones$/,
    answer: (asked) =>
      paged(asked, [
        { id: 0, name: 'Locations not covered by your other zones', order: 0 },
        ...asked.state.zones.map(({ id, name, order }) => ({ id, name, order })),
      ]),
  },
  {
    method: 'GET',
    path: /^wc-storefront\/v1\/delivery$/,
    answer: ({ state }) => {
      if (!state.plugins.companion) return failure(404, 'rest_no_route');
      const rest = { id: 0, name: 'Locations not covered by your other zones', order: 0 };
      const zones = [{ ...rest, locations: [], methods: [] }, ...state.zones];
      return { status: 200, body: zones };
    },
  },
  {
    method: 'GET',
    path: /^wc\/v3\/shipping\/zones\/(\d+)\/methods$/,
    answer: (asked, [id]) => paged(asked, asked.state.zones.find((zone) => zone.id === id)?.methods ?? []),
  },
  {
    method: 'GET',
    path: /^wc\/v3\/shipping\/zones\/(\d+)\/locations$/,
    answer: (asked, [id]) => paged(asked, asked.state.zones.find((zone) => zone.id === id)?.locations ?? []),
  },
];
