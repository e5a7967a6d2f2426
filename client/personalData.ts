/** What the browser remembers of a person; all of it is gone at logout, in every tab. */
const KEYS = [
  'additionalAddress',
  'selectedAddress',
  'userData',
  'wantedProduct',
  'checkoutForm',
  'checkoutAttempt',
];
const CHANNEL = 'identity';

export function clearPersonalData(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of KEYS) storage.removeItem(key);
  }
}

/** Tells the shop's other tabs that somebody logged in or out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab has logged in or out. Answers how to stop. */
export function onPersonalDataChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
