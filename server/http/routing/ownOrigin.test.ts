import { describe, expect, it } from 'vitest';
import { ownOrigin } from './ownOrigin.js';

const originOf = (asked: string, publicUrl: string, deploymentUrl: string | null = null) =>
  ownOrigin(new Request(`${asked}/api/wcPost/checkout`), { publicUrl, deploymentUrl });

describe('ownOrigin', () => {
  it.each([
    ['https://evil.example', 'https://shop.example'],
    ['http://169.254.169.254', 'https://shop.example'],
    ['http://localhost:6379', 'https://shop.example'],
    ['http://127.0.0.1', 'https://shop.example'],
    ['https://shop.example.evil.example', 'https://shop.example'],
  ])('never uses a Host header made up by the caller as origin: %s', (asked, publicUrl) => {
    expect(originOf(asked, publicUrl)).toBe(publicUrl);
    expect(originOf(asked, publicUrl, 'https://shop-1.vercel.app')).toBe(publicUrl);
  });

  it('uses the caller’s origin on localhost, where ports differ', () => {
    expect(originOf('http://localhost:4173', 'http://localhost:3000')).toBe('http://localhost:4173');
    expect(originOf('http://127.0.0.1:4173', 'http://localhost:3000')).toBe('http://127.0.0.1:4173');
    expect(originOf('http://evil.example', 'http://localhost:3000')).toBe('http://localhost:3000');
  });

  it('uses the deployment’s own origin in a preview, so that it settles its own payments', () => {
    const [preview, shop] = ['https://shop-1.vercel.app', 'https://shop.example'];
    expect(originOf(preview, shop, preview)).toBe(preview);
    expect(originOf('http://shop-1.vercel.app', shop, preview)).toBe(shop);
    expect(originOf('https://shop-1.vercel.app:8443', shop, preview)).toBe(shop);
  });

  it('strips the path from the configured URL', () => {
    expect(originOf('https://evil.example', 'https://shop.example/shop/')).toBe('https://shop.example');
  });
});
