import { readFileSync } from 'node:fs';
import type { ImageSettings } from './imageOptimiser.js';

/** The part of the platform's configuration that the local servers follow. */
interface Configuration extends Record<string, unknown> {
  images: ImageSettings;
}

/** vercel.json of the project; `readRoutes` validates the rest of it. */
export function readConfiguration(): Configuration {
  return JSON.parse(readFileSync('vercel.json', 'utf8')) as Configuration;
}
