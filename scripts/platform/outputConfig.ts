import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../local/configuration.js';
import { readRoutes } from '../local/routing.js';
import type { Overrides } from './staticFiles.js';

/**
 * Writes the platform's configuration: routes, images and cron jobs of vercel.json in the Build Output API's format. On
 * the platform itself, cron jobs are omitted, because it also reads them from vercel.json and would run them twice.
 */
export function writeOutputConfig(output: string, overrides: Overrides): void {
  const configuration = readConfiguration();
  const { images, crons } = configuration;
  const timers = process.env['VERCEL'] === '1' ? {} : { crons };
  const config = { version: 3, routes: readRoutes(configuration), images, overrides, ...timers };
  writeFileSync(join(output, 'config.json'), JSON.stringify(config, null, 2));
}
