import { afterEach, describe, expect, test } from 'vitest';
import { administrator, call, inWordPress } from './wordpress.js';

describe('deleting the plugin', () => {
  const headers = administrator();
  const remove = () =>
    inWordPress(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('storefront-companion/storefront-companion.php'); uninstall_plugin('storefront-companion/storefront-companion.php');",
    );
  afterEach(() => {
    inWordPress(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('storefront-companion/storefront-companion.php');",
    );
  });

  /** Metadata of a kind by key, as `key: value, value`; without WordPress's own. */
  const metaLeft = (kind: 'post' | 'term') =>
    inWordPress(
      `global $wpdb; echo implode('; ', $wpdb->get_col("SELECT CONCAT(meta_key, ': ', GROUP_CONCAT(meta_value ORDER BY meta_value SEPARATOR ', ')) FROM $wpdb->${kind}meta WHERE meta_key NOT LIKE '\\_wp%' AND meta_key NOT LIKE '\\_edit%' AND meta_key NOT IN ('_pingme', '_encloseme') GROUP BY meta_key ORDER BY meta_key"));`,
    );

  test('removes all of the plugin’s data when it is deleted', async () => {
    await call('POST', 'wp/v2/pages', {
      headers,
      body: { title: 'A', meta: { title_ar: 'أ', content_ar: 'ب' } },
    });
    inWordPress("set_transient('storefront_former_x', 1, 3600);");
    remove();
    expect(metaLeft('post')).toBe('');
    const left = inWordPress(
      `global $wpdb; echo $wpdb->get_var("SELECT count(*) FROM $wpdb->options WHERE option_name LIKE '%storefront\\_%'"), ' ', var_export(wp_next_scheduled('storefront_companion_clean_up'), true);`,
    );
    expect(left).toBe('0 false');
  });

  test('keeps fields of the same names that others have written', async () => {
    const { body } = await call('POST', 'wp/v2/pages', {
      headers,
      body: { title: 'B', meta: { title_ar: 'ours', excerpt_ar: 'ours' } },
    });
    const { id } = body as { id: number };
    // Saved by another plugin in the same request.
    const other = (await call('POST', 'wp/v2/pages', { headers, body: { title: 'C' } })).body as {
      id: number;
    };
    inWordPress(`
      update_post_meta(${id}, 'content_ar', 'theirs before');
      update_post_meta(${id}, 'excerpt_ar', 'theirs since');
      wp_set_current_user(1);
      $_POST = ['storefront_companion_arabic' => wp_create_nonce('storefront_companion_arabic'),
        'storefront_companion' => ['title_ar' => 'ours, by the form', 'content_ar' => 'theirs before'],
        'post_ID' => '${id}'];
      Storefront_Companion\\Arabic_Forms::save_post(${id});
      Storefront_Companion\\Arabic_Forms::save_post(${other.id});`);
    inWordPress(`
      register_taxonomy('product_cat', 'post');
      ['term_id' => $id] = wp_insert_term('Tyres', 'product_cat');
      update_term_meta($id, 'icon', 'theirs');
      $request = new WP_REST_Request('POST', '/wc/v3/products/categories');
      $request->set_body_params(['icon' => 'theirs', 'name_ar' => 'إطارات']);
      rest_get_server();
      do_action('woocommerce_rest_insert_product_cat', get_term($id), $request, true);`);
    expect(metaLeft('term')).toMatch(/icon: theirs; name_ar: إطارات$/);
    remove();
    expect(metaLeft('post')).toBe('content_ar: theirs before; excerpt_ar: theirs since');
    expect(metaLeft('term')).toBe('icon: theirs');
  });
});
