/** What a tab broadcasts to the shop's other tabs. */
type News =
  /** Somebody logged in, or an account changed. */
  | 'identity-changed'
  /** Somebody logged out: what the browser remembers of them goes in every tab. */
  | 'left'
  | 'cart-changed';

const CHANNEL = 'shop';

let opened: BroadcastChannel | undefined;

/** One channel for sending and listening: a channel never receives its own messages, a second one would. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Tells every other tab of the shop in this browser. */
export function tellOtherTabs(news: News): void {
  channel().postMessage(news);
}

/** Calls back with what another tab tells. Returns how to stop. */
export function onOtherTabs(callback: (news: News) => void): () => void {
  const listen = (event: MessageEvent<News>) => callback(event.data);
  channel().addEventListener('message', listen);
  return () => channel().removeEventListener('message', listen);
}
