import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** URL of the WordPress that `npm run test:wordpress` has started. */
export const SITE_URL = needed('WORDPRESS_URL');

function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('These tests are run by `npm run test:wordpress`');
  return value;
}

/** The emails that WordPress has sent, as its mail server received them. */
export function sentLetters(): string {
  return readFileSync(needed('WORDPRESS_LETTERS'), 'utf8');
}

/** Runs PHP inside WordPress; returns its output. */
export function inWordPress(code: string): string {
  const program = `error_reporting(E_ALL & ~E_DEPRECATED); require getenv('WORDPRESS_FOLDER') . '/wp-load.php'; ${code}`;
  const letters = `sendmail_path=tee -a ${needed('WORDPRESS_LETTERS')} >/dev/null`;
  const { status, stdout, stderr } = spawnSync('php', ['-d', letters, '-r', program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`PHP failed: ${stderr}${stdout}`);
  return stdout;
}

/** An administrator's credentials for the REST API. */
export function administrator(): Record<string, string> {
  const password = inWordPress(
    "[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => uniqid()]); echo $password;",
  );
  return { authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}` };
}

export async function call(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${SITE_URL}/wp-json/${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
