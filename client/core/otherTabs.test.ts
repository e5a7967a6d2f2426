import { afterEach, expect, it } from 'vitest';
import { onOtherTabs, tellOtherTabs } from './otherTabs.js';

const anotherTab = new BroadcastChannel('shop');
const heardElsewhere: unknown[] = [];
const heardHere: string[] = [];
anotherTab.addEventListener('message', ({ data }) => heardElsewhere.push(data));

/** Waits for a message from another tab, which arrives after all earlier messages. */
async function hearFromAnotherTab(): Promise<void> {
  const before = heardHere.length;
  anotherTab.postMessage('left');
  await expect.poll(() => heardHere.slice(before)).toContain('left');
}

let stop: () => void = () => undefined;
afterEach(() => stop());

it('receives messages of other tabs but not of its own', async () => {
  stop = onOtherTabs((news) => heardHere.push(news));
  tellOtherTabs('cart-changed');
  await expect.poll(() => heardElsewhere).toEqual(['cart-changed']);
  await hearFromAnotherTab();
  expect(heardHere).toEqual(['left']);
});

it('stops receiving after unsubscribing, while other listeners continue', async () => {
  const stopped: string[] = [];
  onOtherTabs((news) => stopped.push(news))();
  stop = onOtherTabs((news) => heardHere.push(news));
  await hearFromAnotherTab();
  expect(stopped).toEqual([]);
});
