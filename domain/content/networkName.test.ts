import { expect, it } from 'vitest';
import { networkName } from './networkName.js';

it.each([
  ['brand-facebook', 'Facebook'],
  ['brand-instagram', 'Instagram'],
  ['brand-linkedin', 'LinkedIn'],
  ['brand-tiktok', 'TikTok'],
  ['brand-whatsapp', 'WhatsApp'],
  ['brand-youtube', 'YouTube'],
])('names the network of icon %s as %s', (icon, name) => {
  expect(networkName(icon)).toBe(name);
});
