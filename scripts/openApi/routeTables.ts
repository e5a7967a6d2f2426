import { healthRoutes } from '../../api/health.js';
import { iconRoutes } from '../../api/icons.js';
import { mediaRoutes } from '../../api/media.js';
import { paymentRoutes } from '../../api/payment.js';
import { postRoutes } from '../../api/post.js';
import { feedRoutes, wcFetchRoutes } from '../../api/wcFetch.js';
import { wcPostRoutes } from '../../api/wcPost.js';
import { webhookRoutes } from '../../api/webhook.js';
import { goodsPictureRoutes, wpFetchRoutes } from '../../api/wpFetch.js';
import type { Route } from '../../server/http/routing/route.js';

export interface Family {
  /** The file in `api/`. */
  file: string;
  prefix: string;
  routes: readonly Route[];
}

/** All route tables of the shop. */
export const FAMILIES: readonly Family[] = [
  { file: 'wcFetch.ts', prefix: '/api/wcFetch', routes: wcFetchRoutes },
  { file: 'wcFetch.ts', prefix: '/feeds', routes: feedRoutes },
  { file: 'wcPost.ts', prefix: '/api/wcPost', routes: wcPostRoutes },
  { file: 'wpFetch.ts', prefix: '/api/wpFetch', routes: wpFetchRoutes },
  { file: 'post.ts', prefix: '/api/post', routes: postRoutes },
  { file: 'payment.ts', prefix: '/api/payment', routes: paymentRoutes },
  { file: 'webhook.ts', prefix: '/api/webhook', routes: webhookRoutes },
  { file: 'icons.ts', prefix: '/api/icons', routes: iconRoutes },
  { file: 'wpFetch.ts', prefix: '/media/goods', routes: goodsPictureRoutes },
  { file: 'media.ts', prefix: '/media', routes: mediaRoutes },
  { file: 'health.ts', prefix: '/api/health', routes: healthRoutes },
];
