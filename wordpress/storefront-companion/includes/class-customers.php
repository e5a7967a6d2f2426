<?php
/**
 * Customers in WooCommerce's REST answers.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce answers the `meta_data` of customers to administrators alone, and the storefront's key is a shop
 * manager's. This adds what the storefront itself keeps there, and whether the user is a shopper or staff.
 */
final class Customers {

	/** User meta that the storefront writes: the address book, the cars, and the mark of a registration. */
	const META_KEYS = array( 'storefront_addresses', 'storefront_cars', 'storefront_registration' );

	/** Whoever may do one of these works here. */
	const STAFF_CAPABILITIES = array( 'edit_posts', 'upload_files', 'list_users', 'manage_options', 'manage_woocommerce' );

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_rest_prepare_customer', array( self::class, 'complete' ), 10, 2 );
	}

	/**
	 * Adds what is missing to a customer's record. Who may read the record is WooCommerce's decision, made before.
	 *
	 * @param \WP_REST_Response $response WooCommerce's answer.
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

	/** Whether the record of the caller, as WooCommerce answers it, has its `meta_data`. */
	public static function are_complete() {
		$answer = rest_do_request( new \WP_REST_Request( 'GET', '/wc/v3/customers/' . get_current_user_id() ) );
		return isset( $answer->get_data()['meta_data'] );
	}

	/**
	 * What the storefront keeps about a user, in WooCommerce's form.
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
	 * Whether a user works here, by what they may do: roles have any name.
	 *
	 * @param \WP_User $user The user.
	 * @return bool
	 */
	private static function is_staff( $user ) {
		foreach ( self::STAFF_CAPABILITIES as $capability ) {
			if ( user_can( $user, $capability ) ) {
				return true;
			}
		}
		return false;
	}
}
