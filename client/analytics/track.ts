import type { PageOpened, ShopEvent } from '../../domain/analytics/shopEvents.js';

type Tracked = ShopEvent | PageOpened;
/** `page` is the path at which it happened. */
type Receiver = (event: Tracked, page: string) => void;

/** Without analytics the queue is never read, so it must not grow for ever. */
const QUEUE_MAX = 50;

const queue: { event: Tracked; page: string }[] = [];
let receiver: Receiver | null = null;

/** Reports an event to analytics. It is queued until the shopper has accepted; see `sendEvents.ts`. */
export function track(event: Tracked): void {
  const page = location.pathname;
  if (receiver !== null) receiver(event, page);
  else if (queue.length < QUEUE_MAX) queue.push({ event, page });
}

/** Whether analytics runs in this document, and with it scripts of others that read its address. */
export function isReceiving(): boolean {
  return receiver !== null;
}

/** Registers the receiver of all events, which gets the queued ones first. */
export function receiveEvents(receive: Receiver): void {
  receiver = receive;
  for (const { event, page } of queue.splice(0)) receive(event, page);
}
