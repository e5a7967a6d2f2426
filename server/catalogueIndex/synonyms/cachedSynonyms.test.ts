import { expect, it, vi } from 'vitest';
import { cachedSynonyms } from './cachedSynonyms.js';
import { hasSynonyms } from './otherNames.js';

it('sees a change within a minute, without waiting for it', async () => {
  let [nowMs, text] = [0, 'kicks, shoes'];
  const read = vi.fn(() => Promise.resolve(text));
  const synonyms = cachedSynonyms({ read, now: () => nowMs });
  expect(hasSynonyms('kicks', await synonyms())).toBe(true);
  text = 'moquette, mats';
  nowMs = 59_000;
  expect(hasSynonyms('kicks', await synonyms())).toBe(true);
  expect(read).toHaveBeenCalledOnce();
  nowMs = 61_000;
  await synonyms();
  await vi.waitFor(async () => expect(hasSynonyms('moquette', await synonyms())).toBe(true));
});

it('does not hold up the first search when the texts do not come, and uses them when they have', async () => {
  let answer: (text: string) => void = () => undefined;
  const synonyms = cachedSynonyms({ read: () => new Promise<string>((resolve) => (answer = resolve)) });
  const startMs = performance.now();
  expect(hasSynonyms('kicks', await synonyms())).toBe(false);
  expect(performance.now() - startMs).toBeLessThan(2000);
  answer('kicks, shoes');
  await vi.waitFor(async () => expect(hasSynonyms('kicks', await synonyms())).toBe(true));
});

it('keeps the last ones while the texts cannot be read, and tells each refused line once', async () => {
  let nowMs = 0;
  const problems: string[] = [];
  const read = vi.fn(() => Promise.resolve('kicks, shoes\nalone'));
  const synonyms = cachedSynonyms({ read, now: () => nowMs, onProblem: (line) => problems.push(line) });
  await synonyms();
  read.mockRejectedValue(new Error('down'));
  for (nowMs = 61_000; nowMs < 300_000; nowMs += 61_000) {
    expect(hasSynonyms('kicks', await synonyms())).toBe(true);
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(nowMs / 61_000));
  }
  expect(problems).toEqual([
    'Synonyms, line 2 is not used: there is only one word: separate synonyms by commas',
  ]);
});
