import type { PageOpened, ShopEvent } from '../../domain/analytics/shopEvents.js';

type Tracked = ShopEvent | PageOpened;
type Receiver = (event: Tracked) => void;

/** Without analytics the queue is never read, so it must not grow for ever. */
const QUEUE_MAX = 50;

const queue: Tracked[] = [];
let receiver: Receiver | null = null;

/** Reports an event to analytics. It is queued until the shopper has accepted; see `sendEvents.ts`. */
export function track(event: Tracked): void {
  if (receiver !== null) receiver(event);
  else if (queue.length < QUEUE_MAX) queue.push(event);
}

/** Whether analytics runs in this document, and with it scripts of others that read its address. */
export function isReceiving(): boolean {
  return receiver !== null;
}

/** Registers the receiver of all events, which gets the queued ones first. */
export function receiveEvents(receive: Receiver): void {
  receiver = receive;
  queue.splice(0).forEach(receive);
}
