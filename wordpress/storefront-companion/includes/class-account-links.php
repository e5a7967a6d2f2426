<?php
/**
 * Where WooCommerce's mails send customers.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** Customers have their account in the storefront: links of WooCommerce to its own "My account" lead there. */
final class Account_Links {

	const PROFILE = '/profile';

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_get_myaccount_page_permalink', array( self::class, 'to_storefront' ) );
	}

	/**
	 * Address of the account.
	 *
	 * @param string $address What WooCommerce says.
	 * @return string
	 */
	public static function to_storefront( $address ) {
		$storefront = Change_Notice::storefront_url();
		return '' === $storefront ? $address : $storefront . self::PROFILE;
	}
}
