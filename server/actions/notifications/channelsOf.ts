import type { CustomerChannel } from '../../../domain/notifications/channels.js';
import type { Backend } from '../../ports/backend.js';
import type { NewsKind } from '../../ports/messages.js';

/** How the shop can tell people what they ask for, whoever they are; none: they cannot ask. */
export function channelsOf(
  { settings, messages }: Pick<Backend, 'settings' | 'messages'>,
  kind: NewsKind,
): CustomerChannel[] {
  return [
    ...(settings.mailsAnyone ? (['mail'] as const) : []),
    ...(messages?.tellsOf(kind) === true ? (['phone'] as const) : []),
  ];
}
