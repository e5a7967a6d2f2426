import { wishRoutes } from './wishlist/server/wishRoutes.js';

/** The routes of features under `/api/post`. */
export const FEATURE_ROUTES = [...wishRoutes];
