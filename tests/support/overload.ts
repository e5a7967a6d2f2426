import { vi } from 'vitest';
import { BUSY_REQUESTS, SHED_DELAY_MS } from '../../domain/core/limits.js';
import { turns, whenThereIsCapacity } from '../../server/http/network/loadShedding.js';

/** Public work of a network begins, so many times, and lasts. Returns the function for its end. */
export async function occupy(network: string, times: number): Promise<() => void> {
  const ends: (() => void)[] = [];
  const began = Array.from(
    { length: times },
    () =>
      new Promise<void>((started) => {
        void whenThereIsCapacity({ isWanted: () => true, network }, () => {
          started();
          return new Promise<void>((end) => ends.push(end));
        });
      }),
  );
  await Promise.all(began);
  return () => {
    for (const end of ends) end();
  };
}

/** Has turns come late while much public work of other networks is under way. Returns the function for its end. */
export async function overload(): Promise<() => void> {
  const networks = Array.from({ length: BUSY_REQUESTS + 1 }, (_, place) => `network ${place}`);
  const ends = await Promise.all(networks.map((network) => occupy(network, 1)));
  const delay = vi.spyOn(turns, 'delayMs').mockReturnValue(SHED_DELAY_MS + 1);
  return () => {
    delay.mockRestore();
    for (const end of ends) end();
  };
}
