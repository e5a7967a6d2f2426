import type { ShopSettings } from '../../ports/backend.js';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The public origin of the shop, such as `https://shop.example`. The Host header is chosen by the caller, so it is used
 * only if it is this deployment's own, or if shop and caller are both on this machine (any port); otherwise the
 * configured address is used.
 */
export function ownOrigin(
  request: Request,
  { publicUrl, deploymentUrl }: Pick<ShopSettings, 'publicUrl' | 'deploymentUrl'>,
): string {
  const [asked, shop] = [new URL(request.url), new URL(publicUrl)];
  const isLocal = LOOPBACK.has(asked.hostname) && LOOPBACK.has(shop.hostname);
  return isLocal || asked.origin === deploymentUrl ? asked.origin : shop.origin;
}
