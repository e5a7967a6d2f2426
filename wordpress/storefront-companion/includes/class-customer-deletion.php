<?php
/**
 * Deletes customers who have deleted their account.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * `DELETE customers/{id}` deletes a customer's WordPress user, for users who manage the shop. WooCommerce's own route
 * is only for administrators, and the storefront's key is a shop manager's.
 */
final class Customer_Deletion {

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
	}

	/** Registers the route. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/customers/(?P<id>\d+)',
			array(
				'methods'             => 'DELETE',
				'callback'            => array( self::class, 'delete' ),
				'permission_callback' => array( Documents::class, 'may_write' ),
			)
		);
	}

	/**
	 * Deletes the user, if it is a customer and nothing else.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function delete( $request ) {
		$user = get_userdata( (int) $request['id'] );
		if ( false === $user || array( 'customer' ) !== array_values( $user->roles ) || Customers::is_staff( $user ) ) {
			return new \WP_Error( 'storefront_unknown_customer', 'There is no such customer.', array( 'status' => 404 ) );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		if ( ! wp_delete_user( $user->ID ) ) {
			return new \WP_Error( 'storefront_customer_not_deleted', 'WordPress could not delete the customer.', array( 'status' => 500 ) );
		}
		return new \WP_REST_Response( array( 'deleted' => true ), 200 );
	}
}
