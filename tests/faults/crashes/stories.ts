import { expect } from 'vitest';
import { afterAnswers } from '../../api/call.js';
import type { Shop } from '../../api/shop.js';
import { endsBefore } from './mortal.js';

/** A write of the shop, which a process begins and does not always finish. */
export interface Story<Subject> {
  begin: () => Promise<Subject>;
  /** What the process does; its client sends it again with the same idempotency key. */
  act: (subject: Subject) => Promise<unknown>;
  /** What is true as soon as the process has ended. */
  meanwhile?: (subject: Subject) => Promise<void>;
  /** Whether nobody asks again: the scheduled job alone finishes what has begun. */
  isAlone?: boolean;
  end: (subject: Subject) => Promise<unknown>;
  /** What `end` tells, at whichever write the process ended. */
  ends: unknown;
}

const MOST_WRITES = 80;

/** Lets the process end before each of its writes in turn, and once not at all. */
export async function endEverywhere<Subject>(
  shop: Shop,
  job: () => Promise<unknown>,
  { begin, act, meanwhile, isAlone = false, end, ends }: Story<Subject>,
): Promise<void> {
  for (let write = 1; ; write += 1) {
    expect(write, 'the work ends').toBeLessThan(MOST_WRITES);
    const subject = await begin();
    await afterAnswers();
    const isEnded = await endsBefore(write, () => act(subject));
    await shop.endIdempotencyLeases();
    await meanwhile?.(subject);
    if (isEnded && !isAlone) await act(subject);
    await afterAnswers();
    await shop.outbox.makeDue();
    await job();
    await afterAnswers();
    expect(await end(subject), `ended before write ${write}`).toEqual(ends);
    if (!isEnded) {
      expect(write, 'it writes').toBeGreaterThan(1);
      return;
    }
  }
}
