/** Messages between tabs of the shop. */
type TabMessage =
  /** A login, or a change to the account. */
  | 'identity-changed'
  /** A logout: every tab clears its personal data. */
  | 'left'
  | 'cart-changed';

const CHANNEL = 'shop';

let opened: BroadcastChannel | undefined;

/**
 * One shared channel for sending and receiving: a channel does not receive its own messages, but a second one in the
 * same tab would.
 */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Broadcasts to all other tabs. */
export function postToOtherTabs(message: TabMessage): void {
  channel().postMessage(message);
}

/** Subscribes to messages from other tabs. Returns the unsubscribe function. */
export function onOtherTabs(callback: (message: TabMessage) => void): () => void {
  const listen = (event: MessageEvent<TabMessage>) => callback(event.data);
  channel().addEventListener('message', listen);
  return () => channel().removeEventListener('message', listen);
}
