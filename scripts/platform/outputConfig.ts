import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../local/configuration.js';
import { readRoutes } from '../local/routing.js';
import type { Overrides } from './staticFiles.js';

/**
 * Writes what the platform obeys: the routes, pictures and timers of vercel.json in the form of a build's output. Where
 * the platform builds, it reads the timers there itself, and would run them twice.
 */
export function writeOutputConfig(output: string, overrides: Overrides): void {
  const configuration = readConfiguration();
  const { images, crons } = configuration;
  const timers = process.env['VERCEL'] === '1' ? {} : { crons };
  const config = { version: 3, routes: readRoutes(configuration), images, overrides, ...timers };
  writeFileSync(join(output, 'config.json'), JSON.stringify(config, null, 2));
}
