<?php
/**
 * Links in WooCommerce's emails to customers.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** Points links to WooCommerce's "My account" page to the storefront's account page. */
final class Account_Links {

	const PROFILE = '/profile';

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_get_myaccount_page_permalink', array( self::class, 'to_storefront' ) );
	}

	/**
	 * Address of the account.
	 *
	 * @param string $address WooCommerce's value.
	 * @return string
	 */
	public static function to_storefront( $address ) {
		$storefront = Change_Notice::storefront_url();
		return '' === $storefront ? $address : $storefront . self::PROFILE;
	}
}
