/* Asks for the shop's health ten times a second until its parent says so, then tells the ms of each answer: in a process
 * of its own, because the one that sends the load is late itself. */
import { setTimeout as after } from 'node:timers/promises';
import { openClient } from './client.js';

const EVERY_MS = 100;

const { send, close } = openClient(Number(process.argv[2]));
const times: number[] = [];
const over = new AbortController();
process.once('message', () => over.abort());
while (!over.signal.aborted) {
  const { status, ms } = await send({ from: '10.3.0.1', path: '/api/health' });
  times.push(status === 200 ? ms : Number.MAX_VALUE);
  await after(EVERY_MS);
}
process.send?.(times, () => {
  close();
  process.disconnect();
});
