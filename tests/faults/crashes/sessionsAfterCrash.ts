import { expect } from 'vitest';
import { Browser } from '../../api/browser.js';
import { afterAnswers } from '../../api/call.js';
import { PASSWORD, type Shop } from '../../api/shop.js';
import { endsBefore } from './mortal.js';

const NEW_PASSWORD = 'four and twenty blackbirds';
const MOST_WRITES = 40;
let people = 0;

/** Ends the process before each write of a change of password, after which nobody asks again. */
export async function changePasswordEndedEverywhere(shop: Shop): Promise<void> {
  let isEnded = true;
  let changed = 0;
  for (let write = 1; isEnded; write += 1) {
    expect(write, 'the work ends').toBeLessThan(MOST_WRITES);
    const username = `crash.${(people += 1)}@example.com`;
    const [owner, elsewhere] = [new Browser(), new Browser()];
    const form = { first_name: 'Mona', last_name: 'Hassan', username, password: PASSWORD };
    expect((await owner.post('/api/post/register', form)).status).toBe(201);
    expect(await login(elsewhere, username, PASSWORD)).toBe(200);
    await afterAnswers();
    const change = { password: PASSWORD, new_password: NEW_PASSWORD };
    isEnded = await endsBefore(write, () => owner.post('/api/post/change_password', change));
    await shop.endIdempotencyLeases();
    const isChanged = (await login(new Browser(), username, NEW_PASSWORD)) === 200;
    const old = await login(new Browser(), username, PASSWORD);
    expect([isChanged, old], `ended before write ${write}`).toEqual([isChanged, isChanged ? 401 : 200]);
    await shop.outbox.makeDue();
    await shop.backend.sendNotices(shop.backend);
    await afterAnswers();
    if (!isChanged) continue;
    const ids = shop.letters.filter(({ to }) => to === username).map(({ messageId }) => messageId);
    expect(new Set(ids).size, `letters about the change, ended before write ${write}`).toBe(1);
    changed += 1;
    const { status } = await elsewhere.get('/api/wcFetch/customer-orders');
    expect(status, `a session of the old password, ended before write ${write}`).toBe(401);
  }
  expect(changed, 'ended after the password was stored').toBeGreaterThan(1);
}

async function login(browser: Browser, username: string, password: string): Promise<number> {
  return (await browser.post('/api/post/login', { username, password })).status;
}
