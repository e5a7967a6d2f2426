import { route } from '../../../server/http/routing/route.js';
import { WishChange } from '../domain/wishes.js';
import { changeWishes } from './changeWishes.js';

export const wishRoutes = [
  route({
    method: 'POST',
    path: '/wishes',
    body: WishChange,
    run: async ({ backend, body, caller }) => ({ body: await changeWishes(backend, caller, body) }),
  }),
];
