<?php
/**
 * Plugin Name: Storefront Companion
 * Description: Adds what a bilingual (English and Arabic) headless storefront needs: carts as orders, Arabic fields, editable navigation, footer and messages, and signed webhooks for changes.
 * Version: 1.10.2
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * WC requires at least: 7.9
 * WC tested up to: 11.0
 * License: GPL-2.0-or-later
 * Text Domain: storefront-companion
 *
 * @package Storefront_Companion
 */

defined( 'ABSPATH' ) || exit;

define( 'STOREFRONT_COMPANION_VERSION', '1.10.2' );
define( 'STOREFRONT_COMPANION_FILE', __FILE__ );

/** WooCommerce honours its own keys on namespaces that begin with `wc-`. */
define( 'STOREFRONT_COMPANION_NAMESPACE', 'wc-storefront/v1' );

$storefront_companion_parts = array(
	'class-cart-status',
	'class-placed-orders',
	'class-own-fields',
	'class-arabic-fields',
	'class-arabic-forms',
	'documents/class-document-shapes',
	'documents/class-document-values',
	'documents/class-documents',
	'documents/class-documents-page',
	'class-order-groups',
	'class-order-lines',
	'class-product-passwords',
	'class-product-variations',
	'class-product-outlines',
	'class-delivery-zones',
	'class-quantity-prices',
	'class-payment-texts',
	'class-change-notice',
	'class-product-changes',
	'class-clean-up',
	'class-customers',
	'class-customer-deletion',
	'class-account-links',
	'documents/class-draft-links',
	'class-letters',
	'class-undeliverable-mail',
	'class-status',
);
foreach ( $storefront_companion_parts as $storefront_companion_part ) {
	require_once __DIR__ . '/includes/' . $storefront_companion_part . '.php';
}

Storefront_Companion\Cart_Status::register();
Storefront_Companion\Placed_Orders::register();
Storefront_Companion\Own_Fields::register();
Storefront_Companion\Arabic_Fields::register();
Storefront_Companion\Arabic_Forms::register();
Storefront_Companion\Documents::register();
Storefront_Companion\Documents_Page::register();
Storefront_Companion\Order_Groups::register();
Storefront_Companion\Order_Lines::register();
Storefront_Companion\Product_Passwords::register();
Storefront_Companion\Product_Variations::register();
Storefront_Companion\Product_Outlines::register();
Storefront_Companion\Delivery_Zones::register();
Storefront_Companion\Quantity_Prices::register();
Storefront_Companion\Payment_Texts::register();
Storefront_Companion\Change_Notice::register();
Storefront_Companion\Product_Changes::register();
Storefront_Companion\Clean_Up::register();
Storefront_Companion\Customers::register();
Storefront_Companion\Customer_Deletion::register();
Storefront_Companion\Account_Links::register();
Storefront_Companion\Draft_Links::register();
Storefront_Companion\Letters::register();
Storefront_Companion\Undeliverable_Mail::register();
Storefront_Companion\Status::register();

register_deactivation_hook( __FILE__, array( 'Storefront_Companion\Clean_Up', 'unschedule' ) );

// Orders are read and written through WooCommerce's own objects alone, so both ways of storing them work.
add_action(
	'before_woocommerce_init',
	static function () {
		if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
		}
	}
);
