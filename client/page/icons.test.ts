import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ICON_ROTATION_MS, ICON_SERVICE_TIMEOUT_MS, ICON_TIMEOUT_MS } from '../../domain/core/limits.js';

const answer = (icons: Record<string, { body: string }>) => Response.json({ prefix: 'tabler', icons });
const SHAPE = '<path fill="none" d="M1 1h2"/>';

/** Imports a fresh module for each test, as its cache lasts as long as the page. */
async function load(fetched: (url: string, signal: AbortSignal) => Promise<Response>) {
  vi.resetModules();
  vi.useFakeTimers();
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    calls.push(url);
    return fetched(url, signal);
  });
  return { calls, ...(await import('./icons.js')) };
}

const never = () => new Promise<Response>(() => undefined);

describe('icons outside of the sprite', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('fetches the icons that are not in the sprite in one batch, each once', async () => {
    const icons = await load(() =>
      Promise.resolve(answer({ anchor: { body: SHAPE }, barrel: { body: SHAPE } })),
    );
    for (const name of ['anchor', 'barrel', 'anchor']) icons.requestIcon(name);
    await vi.runAllTimersAsync();
    icons.requestIcon('anchor');
    await vi.runAllTimersAsync();
    expect(icons.calls).toEqual(['/api/icons/tabler.json?icons=anchor,barrel']);
    expect(icons.iconDrawing('barrel')).toBe(SHAPE);
  });

  test('fetches icons from the public service when the shop does not answer', async () => {
    const icons = await load((url) =>
      Promise.resolve(
        url.startsWith('/') ? new Response(null, { status: 500 }) : answer({ anchor: { body: SHAPE } }),
      ),
    );
    icons.requestIcon('anchor');
    await vi.runAllTimersAsync();
    expect(icons.calls[1]).toBe('https://api.iconify.design/tabler.json?icons=anchor');
    expect(icons.iconDrawing('anchor')).toBe(SHAPE);
  });

  test(`asks the icon service too once the shop is ${ICON_ROTATION_MS} ms late, not before`, async () => {
    const icons = await load(never);
    icons.requestIcon('anchor');
    await vi.advanceTimersByTimeAsync(ICON_ROTATION_MS - 10);
    expect(icons.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(icons.calls).toHaveLength(2);
  });

  test('times out after 1.5 s for the shop’s icons and after 5 s for the service’s', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const icons = await load(never);
    icons.requestIcon('anchor');
    await vi.advanceTimersByTimeAsync(ICON_ROTATION_MS + 10);
    expect(timeouts.mock.calls).toEqual([[ICON_TIMEOUT_MS], [ICON_SERVICE_TIMEOUT_MS]]);
    expect([ICON_TIMEOUT_MS, ICON_SERVICE_TIMEOUT_MS, ICON_ROTATION_MS]).toEqual([1500, 5000, 750]);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path onload="alert(1)"/>'],
    ['a reference', '<path href="https://evil.example"/>'],
    ['another document', '<foreignObject><p>x</p></foreignObject>'],
  ])('does not render an icon with %s', async (_name, body) => {
    const icons = await load(() => Promise.resolve(answer({ anchor: { body } })));
    icons.requestIcon('anchor');
    await vi.runAllTimersAsync();
    expect(icons.iconDrawing('anchor')).toBeNull();
  });

  test('does not request an icon with an invalid name', async () => {
    const icons = await load(never);
    icons.requestIcon('../secret');
    await vi.runAllTimersAsync();
    expect(icons.calls).toEqual([]);
  });
});
