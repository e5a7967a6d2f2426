/**
 * `npm run build:platform`: builds the site as the platform would, without an account and without the network:
 * `.vercel/output` is what would be deployed. The site itself lies in `dist/` afterwards, as after `npm run build`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run } from './setup.mjs';

const PROJECT_FILE = '.vercel/project.json';
const LOCAL_PROJECT = {
  projectId: 'prj_local',
  orgId: 'team_local',
  settings: { framework: null, installCommand: 'true', nodeVersion: '22.x' },
};

if (!existsSync(PROJECT_FILE)) {
  mkdirSync('.vercel', { recursive: true });
  writeFileSync(PROJECT_FILE, JSON.stringify(LOCAL_PROJECT));
}
run('node_modules/.bin/vercel', ['build', '--yes'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, VERCEL_TELEMETRY_DISABLED: '1' },
});
