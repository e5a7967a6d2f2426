/** What a tab tells the shop's other tabs. */
type News =
  /** Somebody logged in, or an account changed. */
  | 'identity-changed'
  /** Somebody logged out: what the browser remembers of them goes in every tab. */
  | 'left'
  | 'cart-changed';

const CHANNEL = 'shop';

/** Tells every other tab of the shop in this browser. */
export function tellOtherTabs(news: News): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what another tab tells. Answers how to stop. */
export function onOtherTabs(callback: (news: News) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<News>) => callback(event.data));
  return () => channel.close();
}
