<?php
/**
 * Customer data in WooCommerce's REST responses.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce returns the `meta_data` of customers only to administrators, and the storefront's key is a shop
 * manager's. This adds the storefront's own meta, and whether the user is a customer or staff; and it lets that key
 * create customers.
 */
final class Customers {

	/** User meta that the storefront writes: the address book, the cars, and the mark of a registration. */
	const META_KEYS = array( 'storefront_addresses', 'storefront_cars', 'storefront_registration' );

	/** A user with one of these capabilities is staff. */
	const STAFF_CAPABILITIES = array( 'edit_posts', 'upload_files', 'list_users', 'manage_options', 'manage_woocommerce' );

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_rest_prepare_customer', array( self::class, 'complete' ), 10, 2 );
		add_filter( 'woocommerce_rest_check_permissions', array( self::class, 'let_create' ), 10, 4 );
	}

	/**
	 * Adds the missing fields to a customer's record. WooCommerce has already checked who may read it.
	 *
	 * @param \WP_REST_Response $response WooCommerce's response.
	 * @param \WP_User          $user     The customer.
	 * @return \WP_REST_Response
	 */
	public static function complete( $response, $user ) {
		$data = $response->get_data();
		if ( ! isset( $data['meta_data'] ) ) {
			$data['meta_data'] = self::meta_of( $user->ID );
		}
		$data['storefront_shopper'] = ! self::is_staff( $user );
		$response->set_data( $data );
		return $response;
	}

	/**
	 * Lets a shop manager's key create customers, as WooCommerce itself does since 9.9.
	 *
	 * @param bool   $is_allowed  WooCommerce's decision.
	 * @param string $context     What is done.
	 * @param int    $object_id   The object.
	 * @param string $object_type Its type; WooCommerce creates users with the role Customer only.
	 * @return bool
	 */
	public static function let_create( $is_allowed, $context, $object_id, $object_type ) {
		// phpcs:ignore WordPress.WP.Capabilities.Unknown -- WooCommerce's.
		return $is_allowed || ( 'user' === $object_type && 'create' === $context && current_user_can( 'manage_woocommerce' ) );
	}

	/** Whether WooCommerce's response for the caller contains `meta_data`. */
	public static function are_complete() {
		$answer = rest_do_request( new \WP_REST_Request( 'GET', '/wc/v3/customers/' . get_current_user_id() ) );
		return isset( $answer->get_data()['meta_data'] );
	}

	/**
	 * The storefront's meta of a user, in WooCommerce's format.
	 *
	 * @param int $user_id The user.
	 * @return array[]
	 */
	private static function meta_of( $user_id ) {
		$meta = array();
		foreach ( self::META_KEYS as $key ) {
			$value = get_user_meta( $user_id, $key, true );
			if ( '' !== $value ) {
				$meta[] = array(
					'key'   => $key,
					'value' => $value,
				);
			}
		}
		return $meta;
	}

	/**
	 * Whether a user is staff, by capability, because roles can have any name.
	 *
	 * @param \WP_User $user The user.
	 * @return bool
	 */
	public static function is_staff( $user ) {
		foreach ( self::STAFF_CAPABILITIES as $capability ) {
			if ( user_can( $user, $capability ) ) {
				return true;
			}
		}
		return false;
	}
}
