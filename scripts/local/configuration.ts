import { readFileSync } from 'node:fs';
import type { ImageSettings } from './imageOptimiser.js';

/** What the local servers obey of the platform's configuration. */
interface Configuration extends Record<string, unknown> {
  images: ImageSettings;
}

/** vercel.json beside package.json; it is the project's own, and `readRoutes` checks the rest of it. */
export function readConfiguration(): Configuration {
  return JSON.parse(readFileSync('vercel.json', 'utf8')) as Configuration;
}
