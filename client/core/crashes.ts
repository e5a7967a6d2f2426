type Receiver = (error: unknown) => void;

let receiver: Receiver | null = null;
const waiting: unknown[] = [];

/** Reports an error that an error boundary has caught; queued until error reports have loaded, if they are enabled. */
export function reportCrash(error: unknown): void {
  if (receiver !== null) receiver(error);
  else waiting[0] ??= error;
}

/** Registers the receiver of caught errors, which gets the first earlier one at once. */
export function receiveCrashes(receive: Receiver): void {
  receiver = receive;
  waiting.splice(0).forEach(receive);
}
