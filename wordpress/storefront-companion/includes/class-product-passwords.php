<?php
/**
 * Passwords of products in the REST API.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** Adds product passwords to REST responses, as newer versions of WooCommerce do themselves. */
final class Product_Passwords {

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_rest_prepare_product_object', array( self::class, 'tell' ), 10, 2 );
	}

	/**
	 * Adds the password if the response has none.
	 *
	 * @param \WP_REST_Response $response The response.
	 * @param \WC_Product       $product  The product.
	 * @return \WP_REST_Response
	 */
	public static function tell( $response, $product ) {
		if ( ! isset( $response->data['post_password'] ) ) {
			$response->data['post_password'] = get_post_field( 'post_password', $product->get_id(), 'raw' );
		}
		return $response;
	}
}
