<?php
/**
 * Line items of orders in wp-admin.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** Hides the storefront's internal meta of line items; WooCommerce hides only its own. */
final class Order_Lines {

	const NOTES = array( '_name_ar', '_image', '_storefront_choice' );

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_hidden_order_itemmeta', array( self::class, 'hide' ) );
	}

	/**
	 * Hidden meta keys.
	 *
	 * @param string[] $keys Meta keys.
	 * @return string[]
	 */
	public static function hide( $keys ) {
		return array_merge( $keys, self::NOTES );
	}
}
