import type { Backend } from '../../ports/backend.js';
import { inPatience } from '../../ports/shared/inPatience.js';

/** The parts of a page that it can do without. */
export interface PageParts {
  /** The part; while it cannot be read, or not in time, `without` instead, which is reported as the event. */
  read: <Part>(event: string, reading: Promise<Part>, without: Part) => Promise<Part>;
  /** Whether one is missing, so that the page must not be kept. */
  isPartial: () => boolean;
}

/** The parts of one page. */
export function pageParts({ report }: Pick<Backend, 'report'>): PageParts {
  let isPartial = false;
  return {
    async read(event, reading, without) {
      try {
        return await inPatience(reading);
      } catch (error) {
        isPartial = true;
        report(event, error);
        return without;
      }
    },
    isPartial: () => isPartial,
  };
}
