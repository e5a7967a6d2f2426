import type { Page } from '@playwright/test';

/** What a shopper had to do so far. */
interface Hands {
  /** With two for each choice from a list. */
  taps: number;
  /** Choices from lists. */
  selects: number;
  /** Fields that were typed into, each once. */
  typed: number;
}

interface NotedWindow {
  noteHand: (kind: string) => Promise<void>;
}

/**
 * Counts what reaches the page: every tap, two for a choice from a list (open it, choose), and every field that is typed
 * into. Survives navigation. `resting` does not count what the work does.
 */
export async function countHands(
  page: Page,
): Promise<Hands & { resting: (work: () => Promise<void>) => Promise<void> }> {
  const counted = { taps: 0, selects: 0, typed: 0, resting };
  const fields = new Set<string>();
  let isResting = false;

  async function resting(work: () => Promise<void>): Promise<void> {
    await note('rest');
    await work();
    await note('use');
  }

  /** Notes arrive in their order, so a tap of the work counts as work even if it arrives late. */
  function note(kind: 'rest' | 'use'): Promise<void> {
    return page.evaluate((made) => (window as unknown as NotedWindow).noteHand(made), kind);
  }

  await page.exposeBinding('noteHand', (_, kind: string) => {
    if (kind === 'rest' || kind === 'use') isResting = kind === 'rest';
    else if (isResting) return;
    else if (kind === 'tap') counted.taps += 1;
    else if (kind === 'choice') {
      counted.taps += 2;
      counted.selects += 1;
    } else {
      fields.add(`${new URL(page.url()).pathname} ${kind}`);
      counted.typed = fields.size;
    }
  });
  await page.addInitScript(() => {
    const { noteHand } = window as unknown as NotedWindow;
    // Trusted: not those that the page makes itself, such as the click of a label on its checkbox.
    addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && noteHand('tap')), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) void noteHand('choice');
        else if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
          void noteHand(`field ${target.name}`);
      },
      true,
    );
  });
  return counted;
}
