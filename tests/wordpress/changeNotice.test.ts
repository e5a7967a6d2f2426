import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administrator, call, inWordPress } from './wordpress.js';

describe('a change', () => {
  const headers = administrator();
  const notices: { signature: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      notices.push({
        signature: String(request.headers['x-wc-webhook-signature']),
        body: Buffer.concat(chunks).toString(),
      });
      response.end();
    });
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  beforeEach(() => {
    const { port } = server.address() as AddressInfo;
    inWordPress(`Storefront_Companion\\Change_Notice::connect('http://127.0.0.1:${port}', 'the secret');`);
  });
  afterAll(() => server.close());

  test('notifies the storefront of a change once, with a signature', async () => {
    notices.length = 0;
    await call('PUT', 'wc-storefront/v1/documents/home', { headers, body: { title: { en: 'Hello' } } });
    await expect.poll(() => notices.length).toBe(1);
    const [notice] = notices;
    expect(JSON.parse(notice?.body ?? '')).toMatchObject({ products: [], categories: [], content: true });
    expect(notice?.signature).toBe(
      createHmac('sha256', 'the secret')
        .update(notice?.body ?? '')
        .digest('base64'),
    );
  });

  test('notifies only the storefront’s own host and port, even if private', () => {
    const asked = inWordPress(`
      Storefront_Companion\\Change_Notice::connect('http://10.1.2.3:3111', '');
      $is_allowed = fn ($url) => false === wp_http_validate_url($url) ? 'no' : 'yes';
      $told = [];
      add_filter('pre_http_request', function ($answer, $args, $url) use (&$told, $is_allowed) {
        $told = [
          'url' => $url, 'checked' => $args['reject_unsafe_urls'], 'redirects' => $args['redirection'],
          'itself' => $is_allowed($url), 'other port' => $is_allowed('http://10.1.2.3:3112/'),
          'usual port' => $is_allowed('http://10.1.2.3/'), 'other host' => $is_allowed('http://10.1.2.4:3111/'),
        ];
        return ['response' => ['code' => 200]];
      }, 10, 3);
      Storefront_Companion\\Change_Notice::note('content');
      Storefront_Companion\\Change_Notice::send();
      echo json_encode($told + ['afterwards' => $is_allowed('http://10.1.2.3:3111/')]);`);
    expect(JSON.parse(asked)).toEqual({
      url: 'http://10.1.2.3:3111/api/webhook/store',
      checked: true,
      redirects: 0,
      itself: 'yes',
      'other port': 'no',
      'usual port': 'no',
      'other host': 'no',
      afterwards: 'no',
    });
  });

  test('does not notify the storefront of changes to drafts', async () => {
    notices.length = 0;
    await call('POST', 'wp/v2/pages', { headers, body: { status: 'draft', title: 'Later' } });
    await call('POST', 'wp/v2/pages', { headers, body: { status: 'publish', title: 'Now' } });
    await expect.poll(() => notices.length).toBe(1);
  });
});
