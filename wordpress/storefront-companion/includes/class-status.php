<?php
/**
 * Status report for the storefront's doctor.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * `GET status`: versions, and whether the configuration is complete; for users who manage the shop. WooCommerce's
 * part is null if it is not active.
 */
final class Status {

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
	}

	/** Registers the route. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/status',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( Documents::class, 'may_write' ),
			)
		);
	}

	/** The report. */
	public static function answer() {
		return rest_ensure_response(
			array(
				'version'       => STOREFRONT_COMPANION_VERSION,
				'wordpress'     => get_bloginfo( 'version' ),
				'php'           => PHP_VERSION,
				'login'         => self::login(),
				'change_notice' => '' !== Change_Notice::storefront_url() && '' !== Change_Notice::secret(),
				'clean_up'      => Clean_Up::is_made(),
			) + self::store()
		);
	}

	/** The configuration of WooCommerce. */
	private static function store() {
		$is_there = class_exists( 'WooCommerce' );
		return array(
			'woocommerce'   => $is_there ? WC_VERSION : null,
			'currency'      => $is_there ? get_woocommerce_currency() : null,
			'order_tables'  => $is_there ? \Automattic\WooCommerce\Utilities\OrderUtil::custom_orders_table_usage_is_enabled() : null,
			'cart_status'   => $is_there && isset( wc_get_order_statuses()[ 'wc-' . Cart_Status::STATUS ] ),
			'stock_counted' => $is_there ? 'yes' === get_option( 'woocommerce_manage_stock' ) : null,
			'taxes'         => $is_there ? wc_tax_enabled() : null,
			'decimals'      => $is_there ? wc_get_price_decimals() : null,
			'sequential'    => $is_there ? 'yes' === get_option( 'woocommerce_calc_discounts_sequentially' ) : null,
			'customer_meta' => $is_there && Customers::are_complete(),
			'key_may_write' => ! $is_there || self::key_may_write(),
		);
	}

	/** Whether customers can log in: `ready`, `plugin_missing` or `secret_missing`. */
	private static function login() {
		if ( ! class_exists( 'Jwt_Auth' ) ) {
			return 'plugin_missing';
		}
		return defined( 'JWT_AUTH_SECRET_KEY' ) && '' !== JWT_AUTH_SECRET_KEY ? 'ready' : 'secret_missing';
	}

	/** Whether the caller's key has the permission Read/Write. Requests without a key come from a logged-in manager. */
	private static function key_may_write() {
		global $wpdb;
		$key = isset( $_SERVER['PHP_AUTH_USER'] ) ? sanitize_text_field( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) ) : '';
		if ( 0 !== strpos( $key, 'ck_' ) ) {
			return true;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WooCommerce has no function for it.
		$permissions = $wpdb->get_var( $wpdb->prepare( "SELECT permissions FROM {$wpdb->prefix}woocommerce_api_keys WHERE consumer_key = %s", wc_api_hash( $key ) ) );
		return 'read' !== $permissions;
	}
}
