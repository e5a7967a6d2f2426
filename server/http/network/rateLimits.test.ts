import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import { createAddressLimiter, networkOf } from './rateLimits.js';

function limiter(max = 3) {
  const clock = { ms: 1_000_000 };
  const count = createAddressLimiter(
    () => max,
    () => clock.ms,
  );
  return { clock, count };
}

describe('a limit by address', () => {
  it('allows as many requests as the limit, then rejects with the time until the next one', () => {
    const { clock, count } = limiter();
    const search = () => count('searches-address', '203.0.113.1');
    expect([search(), search(), search()]).toEqual([null, null, null]);
    expect(search()).toBe(20);
    clock.ms += 5500;
    expect(search()).toBe(15);
    clock.ms += 14_500;
    expect([search(), search()]).toEqual([null, 20]);
  });

  it('gives the whole limit back after its window, and not before', () => {
    const { clock, count } = limiter(1);
    count('searches-address', 'a');
    clock.ms += 59_998;
    expect(count('searches-address', 'a')).toBe(1);
    clock.ms += 2;
    expect(count('searches-address', 'a')).toBeNull();
    expect(count('searches-address', 'a')).toBe(60);
  });

  it('spreads what is above a burst evenly over the window', () => {
    const { max, atOnce, windowSeconds } = RATE_LIMITS['pages-address'];
    const { clock, count } = limiter(max);
    const allowed = (times: number) =>
      Array.from({ length: times }, () => count('pages-address', 'a')).filter((wait) => wait === null).length;
    expect(allowed(max)).toBe(atOnce);
    let inOneWindow = 0;
    for (let second = 0; second < windowSeconds; second += 1) {
      clock.ms += 1000;
      inOneWindow += allowed(max);
    }
    expect(inOneWindow).toBe(max);
  });

  it('raises with its maximum what may come at once, and lowers it no further', () => {
    const { max, atOnce } = RATE_LIMITS['pages-address'];
    const allowed = (limit: number) => {
      const { count } = limiter(limit);
      return Array.from({ length: 2 * limit }, () => count('pages-address', 'a')).filter(
        (wait) => wait === null,
      ).length;
    };
    expect(allowed(2 * max)).toBe(2 * atOnce);
    expect(allowed(3)).toBe(3);
  });

  it('counts an event with more weight as that many', () => {
    const { count } = limiter(5);
    expect(count('registrations-address', 'a', 4)).toBeNull();
    expect([count('registrations-address', 'a'), count('registrations-address', 'a')]).toEqual([null, 720]);
  });

  it('counts each address and each kind of request separately', () => {
    const { count } = limiter(1);
    expect(count('searches-address', 'a')).toBeNull();
    expect(count('searches-address', 'b')).toBeNull();
    expect(count('guests-address', 'a')).toBeNull();
    expect(count('searches-address', 'a')).toBe(60);
    expect(count('guests-address', 'a')).toBe(3600);
  });

  it('drops expired rate limit counters, so that memory is bounded', () => {
    const { clock, count } = limiter(1);
    for (let index = 0; index < 50_000; index += 1) count('searches-address', `old ${index}`);
    clock.ms += 60_000;
    expect(count('searches-address', 'new')).toBeNull();
    expect(count('searches-address', 'new')).toBe(60);
    expect(count('searches-address', 'old 1')).toBeNull();
  });

  it('counts an IPv6 network as one address', () => {
    const { count } = limiter(1);
    expect(count('searches-address', '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBeNull();
    expect(count('searches-address', '2001:db8:1:2::1')).toBe(60);
    expect(count('searches-address', '2001:db8:1:3::1')).toBeNull();
    expect(count('searches-address', '::1')).toBeNull();
    expect(count('searches-address', '::2:1')).toBe(60);
    expect(count('searches-address', '2001:db8:1:4::')).toBeNull();
    expect(count('searches-address', '2001:db8:1:4:0:0:0:9')).toBe(60);
    expect(count('searches-address', '2001:db8::4:0:0:0:9')).toBeNull();
    expect(count('searches-address', '2001:db8:0:4::1')).toBe(60);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::1:2:3:4:5:6', '0:0:1:2'],
    ['::', '0:0:0:0'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('takes IPv4 addresses in the notation of IPv6 for different ones', () => {
    const { count } = limiter(1);
    expect(count('searches-address', '::ffff:192.0.2.1')).toBeNull();
    expect(count('searches-address', '::ffff:192.0.2.2')).toBeNull();
  });

  it('keeps other counters when a flood of addresses fills the memory', () => {
    const { count } = limiter(1);
    for (let index = 0; index < 49_999; index += 1) count('searches-address', `flood-${index}`);
    count('searches-address', 'greedy');
    count('searches-address', 'one more');
    expect(count('searches-address', 'greedy')).toBe(60);
  });

  it('forgets who asked longest ago when the memory is full, and not who has just asked again', () => {
    const { clock, count } = limiter(2);
    count('searches-address', 'steady');
    for (let index = 0; index < 49_999; index += 1) count('searches-address', `flood-${index}`);
    clock.ms += 1;
    count('searches-address', 'steady');
    count('searches-address', 'one more');
    count('searches-address', 'flood-0');
    expect(count('searches-address', 'steady')).toBe(30);
    // Twice, as if it had not asked before.
    expect([count('searches-address', 'flood-0'), count('searches-address', 'flood-0')]).toEqual([null, 30]);
  });
});
