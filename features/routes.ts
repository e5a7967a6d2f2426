import { reviewReads, reviewWrites } from './reviews/server/reviewRoutes.js';
import { stockRoutes } from './stockRequests/server/stockRoutes.js';
import { wishRoutes } from './wishlist/server/wishRoutes.js';

/** The routes of features, by the file of `api/` that serves them. */
export const FEATURE_ROUTES = {
  post: [...wishRoutes],
  wcFetch: [...reviewReads],
  wcPost: [...stockRoutes, ...reviewWrites],
};
