import type { ShopSettings } from '../ports/backend.js';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Origin under which others are to reach the shop, such as `https://shop.example`. Whoever calls chooses the host
 * that the request names, so it counts only where it is this deployment's own, or where shop and caller are both on
 * this machine, whatever the port; else it is the operator's address.
 */
export function ownOrigin(
  request: Request,
  { publicUrl, deploymentUrl }: Pick<ShopSettings, 'publicUrl' | 'deploymentUrl'>,
): string {
  const [asked, shop] = [new URL(request.url), new URL(publicUrl)];
  const isLocal = LOOPBACK.has(asked.hostname) && LOOPBACK.has(shop.hostname);
  return isLocal || asked.origin === deploymentUrl ? asked.origin : shop.origin;
}
