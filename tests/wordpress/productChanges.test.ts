import { describe, expect, test } from 'vitest';
import { inWordPress } from './wordpress.js';

/** WordPress with the types of a store, without WooCommerce, whose own hooks never fire here. */
const STORE = `
  function wc_get_attribute_taxonomy_names() { return ['pa_origin']; }
  register_post_type('product', ['public' => true]);
  register_post_type('product_variation', ['public' => false]);
  foreach (['product_cat', 'product_brand', 'product_tag', 'pa_origin'] as $taxonomy) {
    register_taxonomy($taxonomy, 'product');
  }
  $create = fn ($status, $more = []) => wp_insert_post(
    $more + ['post_type' => 'product', 'post_status' => $status, 'post_title' => uniqid('Tyre ')]
  );
  $term = fn ($taxonomy) => wp_insert_term(uniqid('Term '), $taxonomy)['term_id'];
`;

/**
 * What the storefront is told of a change: `prepare` sets `$id`, and `change` is made in a request of its own.
 * `products` has the places of the named products in `$named`.
 */
function toldOf(
  prepare: string,
  change: string,
): { products: number[]; categories: number[]; named: number[] } {
  const output = inWordPress(`${STORE}
    use Storefront_Companion\\Change_Notice;
    add_filter('pre_option_storefront_companion_url', fn () => 'http://127.0.0.1:1');
    add_filter('pre_option_storefront_companion_secret', fn () => 'the secret');
    $told = ['products' => [], 'categories' => []];
    add_filter('pre_http_request', function ($answer, $args, $url) use (&$told) {
      if (str_contains($url, '/api/webhook/')) $told = json_decode($args['body'], true);
      return ['response' => ['code' => 200]];
    }, 10, 3);
    ${prepare}
    Change_Notice::send();
    $told = ['products' => [], 'categories' => []];
    ${change}
    Change_Notice::send();
    echo json_encode(['named' => [$id]] + $told);
    $types = ['product', 'product_variation', 'attachment'];
    foreach (get_posts(['post_type' => $types, 'post_status' => array_keys(get_post_stati()), 'numberposts' => -1]) as $post) {
      wp_delete_post($post->ID, true);
    }
    foreach (get_terms(['taxonomy' => ['product_cat', 'product_brand', 'pa_origin'], 'hide_empty' => false]) as $one) {
      wp_delete_term($one->term_id, $one->taxonomy);
    }`);
  return JSON.parse(output) as { products: number[]; categories: number[]; named: number[] };
}

describe('a change that WooCommerce does not make itself names its product', () => {
  test.each([
    ['moved to the trash', `$id = $create('publish');`, `wp_trash_post($id);`],
    [
      'restored from the trash',
      `$id = $create('publish'); wp_trash_post($id);`,
      `add_filter('wp_untrash_post_status', fn () => 'publish'); wp_untrash_post($id);`,
    ],
    [
      'given a password',
      `$id = $create('publish');`,
      `wp_update_post(['ID' => $id, 'post_password' => 'secret']);`,
    ],
    ['made a draft', `$id = $create('publish');`, `wp_update_post(['ID' => $id, 'post_status' => 'draft']);`],
    [
      'made private',
      `$id = $create('publish');`,
      `wp_update_post(['ID' => $id, 'post_status' => 'private']);`,
    ],
    ['deleted for good', `$id = $create('publish');`, `wp_delete_post($id, true);`],
    [
      'published by schedule',
      `$id = $create('future', ['post_date' => gmdate('Y-m-d H:i:s', time() + 3600)]);`,
      `global $wpdb;
       $wpdb->update($wpdb->posts, ['post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00'], ['ID' => $id]);
       clean_post_cache($id);
       check_and_publish_future_post($id);`,
    ],
    [
      'put into a category',
      `$id = $create('publish'); $one = $term('product_cat');`,
      `wp_set_object_terms($id, [$one], 'product_cat');`,
    ],
    [
      'taken out of a category',
      `$id = $create('publish'); $one = $term('product_cat'); wp_set_object_terms($id, [$one], 'product_cat');`,
      `wp_remove_object_terms($id, [$one], 'product_cat');`,
    ],
    [
      'given a brand',
      `$id = $create('publish'); $one = $term('product_brand');`,
      `wp_set_object_terms($id, [$one], 'product_brand');`,
    ],
    ['repriced by its meta data', `$id = $create('publish');`, `update_post_meta($id, '_price', '1850');`],
    ['translated by its meta data', `$id = $create('publish');`, `update_post_meta($id, 'name_ar', 'إطار');`],
    [
      'a variation deleted for good',
      `$id = $create('publish'); $one = $create('publish', ['post_type' => 'product_variation', 'post_parent' => $id]);`,
      `wp_delete_post($one, true);`,
    ],
    [
      'a variation switched off',
      `$id = $create('publish'); $one = $create('publish', ['post_type' => 'product_variation', 'post_parent' => $id]);`,
      `wp_update_post(['ID' => $one, 'post_status' => 'private']);`,
    ],
  ])('%s', (_, prepare, change) => {
    const { products, named } = toldOf(prepare, change);
    expect(products).toEqual(named);
  });

  test('a variation that moves to another product names both', () => {
    const { products, named } = toldOf(
      `$old = $create('publish'); $id = $create('publish');
       $one = $create('publish', ['post_type' => 'product_variation', 'post_parent' => $old]);`,
      `wp_update_post(['ID' => $one, 'post_parent' => $id]);`,
    );
    expect(products).toHaveLength(2);
    expect(products).toContain(named[0]);
  });

  test('one change by several ways is named once', () => {
    const { products, named } = toldOf(
      `$id = $create('publish'); $one = $term('product_cat');`,
      `wp_set_object_terms($id, [$one], 'product_cat'); update_post_meta($id, '_price', '1'); wp_trash_post($id);`,
    );
    expect(products).toEqual(named);
  });
});

describe('a change of a term', () => {
  test.each(['product_cat', 'product_brand', 'pa_origin'])('renamed in %s', (taxonomy) => {
    const { categories } = toldOf(
      `$id = $term('${taxonomy}');`,
      `wp_update_term($id, '${taxonomy}', ['name' => 'New name']);`,
    );
    expect(categories).toHaveLength(1);
  });

  test('translated by its meta data', () => {
    const { categories } = toldOf(
      `$id = $term('product_brand');`,
      `update_term_meta($id, 'name_ar', 'النيل');`,
    );
    expect(categories).toEqual([0]);
  });

  test('deleted, which also names its products', () => {
    const { categories, products, named } = toldOf(
      `$id = $create('publish'); $one = $term('product_brand'); wp_set_object_terms($id, [$one], 'product_brand');`,
      `wp_delete_term($one, 'product_brand');`,
    );
    expect({ categories, products }).toEqual({ categories: [0], products: named });
  });
});

describe('no notice', () => {
  test.each([
    [
      'of the lock of an open form',
      `$id = $create('publish');`,
      `update_post_meta($id, '_edit_lock', '1:1');`,
    ],
    [
      'of a post that is no product',
      `$id = $create('publish', ['post_type' => 'attachment']);`,
      `wp_delete_post($id, true);`,
    ],
    ['of an empty form', `$id = 0;`, `$create('auto-draft');`],
  ])('%s', (_, prepare, change) => {
    expect(toldOf(prepare, change)).toMatchObject({ products: [], categories: [] });
  });
});
