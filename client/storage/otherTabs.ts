/** Messages between tabs of the shop. */
type TabMessage =
  /** A login, or a change to the account. */
  | 'identity-changed'
  /** A logout: every tab clears its personal data. */
  | 'left'
  | 'cart-changed';

const CHANNEL = 'shop';

/** undefined: not opened yet; null: the browser has none, or forbids it, as it may with cookies. */
let opened: BroadcastChannel | null | undefined;

/**
 * One shared channel for sending and receiving: a channel does not receive its own messages, but a second one in the
 * same tab would.
 */
function channel(): BroadcastChannel | null {
  if (opened === undefined) {
    try {
      opened = new BroadcastChannel(CHANNEL);
    } catch {
      opened = null;
    }
  }
  return opened;
}

/** Broadcasts to all other tabs. */
export function postToOtherTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Subscribes to messages from other tabs. Returns the unsubscribe function. */
export function onOtherTabs(callback: (message: TabMessage) => void): () => void {
  const listen = (event: MessageEvent<TabMessage>) => callback(event.data);
  channel()?.addEventListener('message', listen);
  return () => channel()?.removeEventListener('message', listen);
}

/** Calls back when the browser shows a page again that it kept while others were open: it has heard none of their news. */
export function onShownAgain(callback: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}
