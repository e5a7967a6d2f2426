import { RATE_LIMITS } from '../domain/core/rateLimits.js';
import { SETTING_GROUPS } from '../server/config/settingsHelp.js';

const INTRODUCTION = `# Every setting of the shop. None is needed: without any it is a demonstration with a database of its own.
# Copy this file to .env (which git leaves alone) and take the # off the lines that you set; on Vercel set them under
# Settings → Environment Variables. A wrong value stops the start with one line that says what it must be.
# Made by \`npm run env-example\`.`;

/** The text of `.env.example`, with every setting commented out. */
export function exampleOfEnv(): string {
  const groups = SETTING_GROUPS.map(({ title, settings }) =>
    [`## ${title}`, ...settings.map(([name, help]) => entry(name, help))].join('\n\n'),
  );
  const limits = Object.values(RATE_LIMITS).map(
    ({ variable, max, windowSeconds }) => `# ${variable}=${max} # in ${windowSeconds} s`,
  );
  return `${[INTRODUCTION, ...groups, '## Rate limits, with their defaults', limits.join('\n')].join('\n\n')}\n`;
}

function entry(name: string, { help, example }: { help: string; example: string }): string {
  return `# ${help}\n# ${name}=${/\s/.test(example) ? `"${example}"` : example}`;
}
