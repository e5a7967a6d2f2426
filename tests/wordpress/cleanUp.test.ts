import { expect, test } from 'vitest';
import { inWordPress } from './wordpress.js';

/** WooCommerce's functions, for orders that a list says which customer has. */
const WOOCOMMERCE = `
  class Kept_Order {
    function __construct(public $customer, public $status) {}
    function delete() { $GLOBALS['kept'] = array_filter($GLOBALS['kept'], fn($order) => $order !== $this); }
  }
  function wc_get_order_statuses() { return ['wc-processing' => '', 'wc-pending-cart' => '']; }
  function wc_get_orders($query) {
    return array_values(array_filter($GLOBALS['kept'], fn($order) =>
      $order->customer === ($query['customer_id'] ?? null) && in_array($order->status, (array) $query['status'], true)));
  }
  add_role('customer', 'Customer', ['read' => true]);
  function add_contact($name, $days) {
    $id = wp_insert_user(['user_login' => $name, 'user_email' => "$name@customers.invalid", 'user_pass' => 'x',
      'role' => 'customer', 'user_registered' => gmdate('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS)]);
    update_user_meta($id, 'storefront_guest', '1');
    return $id;
  }`;

test('deletes accounts of visitors who never ordered with their carts, and nobody else', () => {
  const left = inWordPress(`${WOOCOMMERCE}
    [$old, $ordered, $recent] = [add_contact('contact-old', 31), add_contact('contact-ordered', 31), add_contact('contact-recent', 29)];
    $GLOBALS['kept'] = [
      new Kept_Order($old, 'wc-pending-cart'),
      new Kept_Order($ordered, 'wc-pending-cart'), new Kept_Order($ordered, 'wc-processing'),
      new Kept_Order($recent, 'wc-pending-cart'),
    ];
    Storefront_Companion\\Clean_Up::run();
    echo json_encode([
      array_map(fn($id) => get_userdata($id) !== false, [$old, $ordered, $recent]),
      array_map(fn($id) => get_user_meta($id, 'storefront_guest', true), [$ordered, $recent]),
      array_map(fn($id) => count(array_filter($GLOBALS['kept'], fn($order) => $order->customer === $id)), [$old, $ordered, $recent]),
    ]);
    require_once ABSPATH . 'wp-admin/includes/user.php';
    wp_delete_user($ordered); wp_delete_user($recent);`);
  expect(JSON.parse(left)).toEqual([
    [false, true, true],
    ['', '1'],
    [0, 2, 1],
  ]);
});
