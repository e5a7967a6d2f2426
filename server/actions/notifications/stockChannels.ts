import { STOCK_NEWS } from '../../../domain/stockRequests/stockRequest.js';
import type { CustomerChannel } from '../../../domain/notifications/channels.js';
import type { Backend } from '../../ports/backend.js';

/** How the shop can tell people that something is in stock again; none: they cannot ask for it. */
export function stockChannels({
  settings,
  messages,
}: Pick<Backend, 'settings' | 'messages'>): CustomerChannel[] {
  return [
    ...(settings.mailsAnyone ? (['mail'] as const) : []),
    ...(messages?.tellsOf(STOCK_NEWS) === true ? (['phone'] as const) : []),
  ];
}
