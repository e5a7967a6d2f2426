import { readFileSync } from 'node:fs';
import { readEnv } from '../../server/config/env.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import type { ImageSettings } from './imageOptimiser.js';

/** The part of the platform's configuration that the local servers follow. */
interface Configuration extends Record<string, unknown> {
  images: ImageSettings;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/**
 * vercel.json of the project, with the Content-Security-Policy that the settings require; `readRoutes` validates the
 * rest of it.
 */
export function readConfiguration(): Configuration {
  const configuration = JSON.parse(readFileSync('vercel.json', 'utf8')) as Configuration;
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy(readEnv().analytics) };
  return { ...configuration, headers: [...configuration.headers, { source: '/(.*)', headers: [policy] }] };
}
