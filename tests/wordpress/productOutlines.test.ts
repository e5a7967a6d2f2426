import { expect, test } from 'vitest';
import { administrator, call, inWordPress } from './wordpress.js';

/** WordPress with the types of a store, without WooCommerce. */
const STORE = `
  register_post_type('product', ['public' => true]);
  register_post_type('product_variation', ['public' => false]);
  foreach (['product_cat', 'pa_origin'] as $taxonomy) register_taxonomy($taxonomy, ['product', 'product_variation']);
  $create = fn ($more = []) => wp_insert_post(
    $more + ['post_type' => 'product', 'post_status' => 'publish', 'post_title' => uniqid('Tyre ')]
  );
  $id = $create();
  $variation = $create(['post_type' => 'product_variation', 'post_parent' => $id]);
  $other = $create();
  $term = wp_insert_term(uniqid('Term '), 'pa_origin')['term_id'];
  wp_set_object_terms($id, [$term], 'pa_origin');
  update_post_meta($id, '_price', '1850');
  update_post_meta($id, 'views', '7');
  wp_set_current_user(1);
  $read = fn ($after = 0) => array_column(Storefront_Companion\\Product_Outlines::answer(['after' => $after]), 'digest', 'id');
`;

const CLEAN_UP = `
  foreach (get_posts(['post_type' => ['product', 'product_variation'], 'post_status' => array_keys(get_post_stati()), 'numberposts' => -1]) as $post) {
    wp_delete_post($post->ID, true);
  }
  wp_delete_term($term, 'pa_origin');
`;

const inStore = (code: string): unknown => JSON.parse(inWordPress(`${STORE} ${code} ${CLEAN_UP}`));

/** The places of the products whose digests a change alters: the product, and another one. */
const alteredBy = (change: string) =>
  inStore(`
    $before = $read();
    ${change}
    $after = $read();
    $differs = fn ($one) => ($before[$one] ?? '') !== ($after[$one] ?? '');
    echo json_encode([$differs($id), $differs($other)]);`);

test.each([
  ['its price', `update_post_meta($id, '_price', '1900');`],
  ['an Arabic text', `update_post_meta($id, 'name_ar', 'إطار');`],
  ['its password', `wp_update_post(['ID' => $id, 'post_password' => 'secret']);`],
  [
    'a price that is written past WordPress',
    `$wpdb->update($wpdb->postmeta, ['meta_value' => '9'], ['post_id' => $id, 'meta_key' => '_price']);`,
  ],
  ['the name of its term', `wp_update_term($term, 'pa_origin', ['name' => uniqid('Renamed ')]);`],
  ['the translation of its term', `update_term_meta($term, 'name_ar', 'اليابان');`],
  ['its terms', `wp_set_object_terms($id, [], 'pa_origin');`],
  ['the stock of its variation', `update_post_meta($variation, '_stock', '3');`],
  ['the option of its variation', `update_post_meta($variation, 'attribute_pa_origin', 'japan');`],
  ['the status of its variation', `wp_update_post(['ID' => $variation, 'post_status' => 'private']);`],
  ['the number of its variations', `wp_delete_post($variation, true);`],
  ['its status', `wp_trash_post($id);`],
])('the digest of a product changes with %s, and no other product’s', (_, change) => {
  expect(alteredBy(change)).toEqual([true, false]);
});

test('a digest stays as it was without a change, and with a field that the storefront does not show', () => {
  expect(alteredBy('')).toEqual([false, false]);
  expect(alteredBy(`update_post_meta($id, 'views', '8');`)).toEqual([false, false]);
});

test('lists published products alone, sorted by id, from the one after the given id on', () => {
  expect(
    inStore(`
      $draft = $create(['post_status' => 'draft']);
      $last = $create();
      $places = [$id => 'first', $other => 'second', $draft => 'draft', $last => 'last'];
      $names = fn ($after) => array_map(fn ($one) => $places[$one], array_keys($read($after)));
      echo json_encode([$names(0), $names($id), $names($last)]);`),
  ).toEqual([['first', 'second', 'last'], ['second', 'last'], []]);
});

test('every digest changes once a day, in some hour', () => {
  const rounds = `array_map(fn ($hour) => Storefront_Companion\\Product_Outlines::round_of(7, $hour * HOUR_IN_SECONDS), range(0, 48))`;
  expect(inStore(`echo json_encode(array_count_values(${rounds}));`)).toEqual([17, 24, 8]);
});

test('answers managers of the shop alone', async () => {
  const path = 'wc-storefront/v1/outlines?after=0';
  expect(await call('GET', path)).toMatchObject({ status: 401 });
  expect(await call('GET', path, { headers: administrator() })).toEqual({ status: 200, body: [] });
  expect(await call('GET', 'wc-storefront/v1/outlines?after=x', { headers: administrator() })).toMatchObject({
    status: 400,
  });
});
