import { afterEach, expect, it, vi } from 'vitest';
import { onOtherTabs, postToOtherTabs } from './otherTabs.js';

const anotherTab = new BroadcastChannel('shop');
const receivedElsewhere: unknown[] = [];
const receivedHere: string[] = [];
anotherTab.addEventListener('message', ({ data }) => receivedElsewhere.push(data));

/** Waits for a message from another tab, which arrives after all earlier messages. */
async function receiveFromAnotherTab(): Promise<void> {
  const before = receivedHere.length;
  anotherTab.postMessage('left');
  await expect.poll(() => receivedHere.slice(before)).toContain('left');
}

let stop: () => void = () => undefined;
afterEach(() => stop());

it('receives messages of other tabs but not of its own', async () => {
  stop = onOtherTabs((message) => receivedHere.push(message));
  postToOtherTabs('cart-changed');
  await expect.poll(() => receivedElsewhere).toEqual(['cart-changed']);
  await receiveFromAnotherTab();
  expect(receivedHere).toEqual(['left']);
});

it('stops receiving after unsubscribing, while other listeners continue', async () => {
  const stopped: string[] = [];
  onOtherTabs((message) => stopped.push(message))();
  stop = onOtherTabs((message) => receivedHere.push(message));
  await receiveFromAnotherTab();
  expect(stopped).toEqual([]);
});

it('does without other tabs in a browser that forbids the channel', async () => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const alone = await import('./otherTabs.js');
  expect(() => {
    alone.onOtherTabs(() => undefined)();
    alone.postToOtherTabs('left');
  }).not.toThrow();
  vi.unstubAllGlobals();
});
