import { beforeAll, describe, expect, test } from 'vitest';
import { administrator, call, inWordPress, sentLetters, SITE_URL } from './wordpress.js';

let headers: Record<string, string>;
beforeAll(() => {
  headers = administrator();
});

const SHELL = {
  shopName: { en: 'Nile <b>Tyres</b>', ar: 'إطارات النيل' },
  navLinks: [
    { id: '7', slug: 'category/tyres', name: { en: 'Tyres', ar: 'إطارات' }, icon: 'wheel', evil: 1 },
  ],
  footer: { socialMedia: [{ url: 'javascript:alert(1)', icon: 'x' }] },
  unknown: true,
};

describe('documents', () => {
  test('stores documents in their schema: no tags in text, no unknown fields, no unsafe URLs', async () => {
    const saved = await call('PUT', 'wc-storefront/v1/documents/shell', { headers, body: SHELL });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      shopName: { en: 'Nile Tyres', ar: 'إطارات النيل' },
      tagline: { en: '', ar: null },
      navLinks: [{ id: 7, slug: 'category/tyres', name: { en: 'Tyres', ar: 'إطارات' }, icon: 'wheel' }],
      footer: { socialMedia: [{ url: '', icon: 'x' }] },
    });
    expect(saved.body).not.toHaveProperty('unknown');
    const { body } = await call('GET', 'wc-storefront/v1/documents');
    expect(body).toHaveProperty('shell', saved.body);
  });

  test('removes scripts from answers and keeps their HTML', async () => {
    const { body } = await call('PUT', 'wc-storefront/v1/documents/faq', {
      headers,
      body: [
        {
          question: { en: 'Q?', ar: 'س؟' },
          answer: { en: '<p onclick="x">A<script>b</script></p>', ar: '' },
        },
        {},
      ],
    });
    expect(body).toEqual([
      {
        group: { en: '', ar: null },
        question: { en: 'Q?', ar: 'س؟' },
        answer: { en: '<p>Ab</p>', ar: null },
      },
    ]);
  });

  test('stores text overrides as an object by key, even if empty', async () => {
    await call('PUT', 'wc-storefront/v1/documents/translations', { headers, body: { '<x>': { en: '' } } });
    expect((await call('GET', 'wc-storefront/v1/documents')).body).toHaveProperty('translations', {});
    const { body } = await call('PUT', 'wc-storefront/v1/documents/translations', {
      headers,
      body: { egp: { en: 'EGP', ar: 'ج.م' } },
    });
    expect(body).toEqual({ egp: { en: 'EGP', ar: 'ج.م' } });
    const arabic = { cart: { en: '', ar: 'العربة' } };
    expect(
      (await call('PUT', 'wc-storefront/v1/documents/translations', { headers, body: arabic })).body,
    ).toEqual(arabic);
  });

  test('lets only shop managers write documents, and only those that exist', async () => {
    const body = { title: { en: 'Mine' } };
    expect((await call('PUT', 'wc-storefront/v1/documents/home', { body })).status).toBe(401);
    expect((await call('PUT', 'wc-storefront/v1/documents/nothing', { headers, body })).status).toBe(404);
    expect((await call('PUT', 'wc-storefront/v1/documents/home', { headers, body: 'text' })).status).toBe(
      400,
    );
  });
});

describe('Arabic texts of pages', () => {
  test('stores and reads Arabic page texts as registered, sanitised fields', async () => {
    const created = await call('POST', 'wp/v2/pages', {
      headers,
      body: {
        status: 'publish',
        slug: 'about',
        title: 'About',
        meta: { title_ar: 'من <b>نحن</b>', content_ar: '<p>نص<script>x</script></p>' },
      },
    });
    expect(created.status).toBe(201);
    const { body } = await call('GET', 'wp/v2/pages?slug=about&_fields=meta');
    expect(body).toMatchObject([{ meta: { title_ar: 'من نحن', content_ar: '<p>نصx</p>', excerpt_ar: '' } }]);
  });
});

describe('email', () => {
  const LETTER = { to: 'admin@shop.example', subject: 'Code', text: '1234' };

  test('lets only shop managers send email', async () => {
    expect((await call('POST', 'wc-storefront/v1/letters', { body: LETTER })).status).toBe(401);
  });

  test('sends email only to addresses that the shop knows, and only complete messages', async () => {
    const stranger = { ...LETTER, to: 'stranger@elsewhere.example' };
    expect((await call('POST', 'wc-storefront/v1/letters', { headers, body: stranger })).status).toBe(403);
    const nobody = { ...LETTER, to: 'nobody' };
    expect((await call('POST', 'wc-storefront/v1/letters', { headers, body: nobody })).status).toBe(400);
    expect(
      (await call('POST', 'wc-storefront/v1/letters', { headers, body: { to: LETTER.to } })).status,
    ).toBe(400);
  });

  test('passes email to the mail server unchanged, without header injection', async () => {
    const sent = await call('POST', 'wc-storefront/v1/letters', {
      headers,
      body: { ...LETTER, subject: 'Code\nBcc: thief@elsewhere.example', reply_to: 'mona@example.test' },
    });
    expect(sent.status).toBe(202);
    expect(sentLetters()).toMatch(/^To: admin@shop\.example$/m);
    expect(sentLetters()).toMatch(/^Reply-To: mona@example\.test$/m);
    expect(sentLetters()).not.toMatch(/^Bcc:/m);
    expect(sentLetters()).toContain('1234');
  });
});

test('allows email to a user’s previous address for an hour after a change', async () => {
  const change = (to: string) =>
    inWordPress(`wp_update_user(['ID' => get_user_by('login', 'moved')->ID, 'user_email' => '${to}']);`);
  inWordPress(
    "wp_insert_user(['user_login' => 'moved', 'user_pass' => 'x', 'user_email' => 'old@example.test']);",
  );
  const letter = { to: 'old@example.test', subject: 'Your email was changed', text: 'If it was not you' };
  const send = () => call('POST', 'wc-storefront/v1/letters', { headers, body: letter });
  change('new@example.test');
  expect((await send()).status).toBe(202);
  inWordPress("delete_transient('storefront_former_' . md5('old@example.test'));");
  expect((await send()).status).toBe(403);
});

test('never sends email to a placeholder address', () => {
  const sent = inWordPress(
    "echo wp_mail('01012345678@customers.invalid', 'Welcome', 'a') && wp_mail(['Mona <mona@example.test>', 'x@customers.invalid'], 'Hello', 'b') ? 'taken' : 'refused';",
  );
  expect(sent).toBe('taken');
  expect(sentLetters()).not.toContain('Subject: Welcome');
  expect(sentLetters()).toContain('Subject: Hello');
});

describe('for WooCommerce', () => {
  /** A minimal order as the plugin uses it, which records what is done to it. */
  const ORDER = `$order = new class {
    public $status = 'processing'; public $done = [];
    public function get_status() { return $this->status; }
    public function set_date_created($time) { $this->done[] = abs($time - time()) < 5 ? 'dated' : 'wrong'; }
    public function delete_meta_data($key) { $this->done[] = "without $key"; }
    public function save() { $this->done[] = 'saved'; }
  };`;

  test('dates an order from its checkout, and does not count a cancelled cart', () => {
    const done = inWordPress(`${ORDER}
      do_action('woocommerce_order_status_changed', 7, 'pending-cart', 'cancelled', $order);
      do_action('woocommerce_order_status_changed', 7, 'pending', 'processing', $order);
      do_action('woocommerce_order_status_changed', 7, 'pending-cart', 'processing', $order);
      echo implode(' ', $order->done);`);
    expect(done).toBe('dated saved');
  });

  test('forgets why an order was cancelled once the operator lets it stand again', () => {
    const done = inWordPress(`${ORDER}
      do_action('woocommerce_order_status_changed', 7, 'processing', 'cancelled', $order);
      do_action('woocommerce_order_status_changed', 7, 'cancelled', 'refunded', $order);
      do_action('woocommerce_order_status_changed', 7, 'cancelled', 'processing', $order);
      echo implode(' ', $order->done);`);
    expect(done).toBe('without storefront_cancelled saved');
  });

  test('emails about a placed order like WooCommerce’s own checkout, and not about a cart', () => {
    const mailed = inWordPress(`${ORDER}
      add_action('woocommerce_order_status_pending_to_processing_notification', fn ($id) => print("mailed $id "));
      do_action('woocommerce_order_status_pending-cart_to_processing_notification', 7, $order);
      echo implode(' ', apply_filters('woocommerce_email_actions', []));`);
    expect(mailed).toBe(
      'mailed 7 woocommerce_order_status_pending-cart_to_processing woocommerce_order_status_pending-cart_to_on-hold woocommerce_order_status_pending-cart_to_completed',
    );
  });

  test('links to the account on the storefront once its URL is known', () => {
    const link =
      "apply_filters('woocommerce_get_myaccount_page_permalink', 'https://wordpress.example/my-account')";
    const links = inWordPress(
      `echo ${link}, ' '; Storefront_Companion\\Change_Notice::connect('https://shop.example/', ''); echo ${link}; Storefront_Companion\\Change_Notice::connect('', '');`,
    );
    expect(links).toBe('https://wordpress.example/my-account https://shop.example/profile');
  });

  test('returns with customers the storefront’s data, and whether they may shop', () => {
    const answers = inWordPress(`
      $id = wp_insert_user(['user_login' => 'mona', 'user_pass' => 'x', 'user_email' => 'mona@example.test', 'role' => 'subscriber']);
      update_user_meta($id, 'storefront_addresses', '[{"city":"Nasr City"}]');
      update_user_meta($id, 'of_another_plugin', 'secret');
      $answer = fn ($data, $id) => apply_filters('woocommerce_rest_prepare_customer', new WP_REST_Response($data), get_user_by('id', $id), null)->get_data();
      echo json_encode([$answer([], $id), $answer(['meta_data' => [['key' => 'all']]], 1)]);`);
    expect(JSON.parse(answers)).toEqual([
      {
        meta_data: [{ key: 'storefront_addresses', value: '[{"city":"Nasr City"}]' }],
        storefront_shopper: true,
      },
      { meta_data: [{ key: 'all' }], storefront_shopper: false },
    ]);
  });

  test('exposes whether a product is password-protected where WooCommerce does not', () => {
    const told = inWordPress(`
      $id = wp_insert_post(['post_title' => 'Tyre', 'post_status' => 'publish', 'post_password' => 'friends']);
      $product = new class { public $id; public function get_id() { return $this->id; } };
      $product->id = $id;
      $answer = fn ($data) => apply_filters('woocommerce_rest_prepare_product_object', new WP_REST_Response($data), $product, new WP_REST_Request())->data['post_password'];
      echo $answer(['id' => $id]), ' ', $answer(['id' => $id, 'post_password' => 'own']);
      wp_delete_post($id, true);`);
    expect(told).toBe('friends own');
  });

  test('returns with payment methods their Arabic texts and the bank accounts, and no other plugin’s', async () => {
    const texts = { title: 'حوالة <b>بنكية</b>', instructions: 'بنك مصر\nثم اتصل بنا' };
    const written = await call('PUT', 'wc-storefront/v1/documents/payment', {
      headers,
      body: { bacs: texts },
    });
    expect(written.status).toBe(200);
    expect((await call('GET', 'wc-storefront/v1/documents')).body).not.toHaveProperty('payment');
    const answers = inWordPress(`
      update_option('woocommerce_bacs_accounts', [['bank_name' => 'Misr <i>Bank</i>', 'iban' => 'EG38', 'odd' => ['x']]]);
      $answer = function ($id) {
        $gateway = new class { public $id; public $form_fields = ['description' => ['default' => 'Usual']]; };
        $gateway->id = $id;
        return apply_filters('woocommerce_rest_prepare_payment_gateway', new WP_REST_Response(['id' => $id]), $gateway, null)->get_data();
      };
      echo json_encode(array_map($answer, ['bacs', 'cheque', 'stripe']));
      delete_option('woocommerce_bacs_accounts');`);
    expect(JSON.parse(answers)).toEqual([
      {
        id: 'bacs',
        storefront: {
          texts: { title_ar: 'حوالة بنكية', description_ar: '', instructions_ar: texts.instructions },
          accounts: [{ bank_name: 'Misr Bank', iban: 'EG38' }],
          usual_description: 'Usual',
        },
      },
      {
        id: 'cheque',
        storefront: {
          texts: { title_ar: '', description_ar: '', instructions_ar: '' },
          accounts: [],
          usual_description: 'Usual',
        },
      },
      { id: 'stripe' },
    ]);
  });

  test('keeps carts out of reports, with an order status of their own', () => {
    const told = inWordPress(
      "echo implode(' ', apply_filters('woocommerce_reports_order_statuses', ['processing', 'pending-cart'])), ' ', implode(' ', apply_filters('woocommerce_analytics_excluded_order_statuses', ['failed'])), ' ', apply_filters('wc_order_statuses', [])['wc-pending-cart'];",
    );
    expect(told).toBe('processing failed pending-cart Cart');
  });
});

test('reports missing requirements in its status, to shop managers only', async () => {
  expect((await call('GET', 'wc-storefront/v1/status')).status).toBe(401);
  expect((await call('GET', 'wc-storefront/v1/status', { headers })).body).toMatchObject({
    woocommerce: null,
    currency: null,
    order_tables: null,
    cart_status: false,
    customer_meta: false,
    login: 'plugin_missing',
    key_may_write: true,
    change_notice: false,
    clean_up: true,
  });
});

describe('wp-admin forms', () => {
  /** The forms as rendered for an administrator. */
  async function logIn(): Promise<Record<string, string>> {
    const response = await fetch(`${SITE_URL}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      body: new URLSearchParams({ log: 'admin', pwd: 'the password of the tests', testcookie: '1' }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { cookie: cookies.join('; ') };
  }

  test('saves a document by its form, but not without its nonce', async () => {
    const session = await logIn();
    const page = await fetch(`${SITE_URL}/wp-admin/admin.php?page=storefront-companion&tab=home`, {
      headers: session,
    });
    const html = await page.text();
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('name="document[promises][__new__][title][en]"');
    const send = (token: string, headline: string, isCut = false) =>
      fetch(`${SITE_URL}/wp-admin/admin-post.php`, {
        method: 'POST',
        redirect: 'manual',
        headers: session,
        body: new URLSearchParams({
          action: 'storefront_companion_documents',
          tab: 'home',
          _wpnonce: token,
          'document[title][en]': headline,
          'document[promises][5][icon]': 'cash',
          // The last field of the form, which PHP drops when there are more than it reads.
          ...(isCut ? {} : { complete: '1' }),
        }),
      });
    expect((await send('forged', 'Forged')).status).toBe(403);
    expect((await send(nonce, "Driver's choice")).status).toBe(302);
    expect((await send(nonce, 'Cut off', true)).status).toBe(413);
    const { body } = await call('GET', 'wc-storefront/v1/documents');
    expect(body).toMatchObject({ home: { title: { en: "Driver's choice" }, promises: [{ icon: 'cash' }] } });
  });
});
