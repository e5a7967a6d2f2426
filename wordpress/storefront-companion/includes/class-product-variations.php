<?php
/**
 * Variations in the responses about their products.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Adds `storefront_variations` to products if the request names fields of variations in a parameter of that name: a
 * checkout reads all its products at once, instead of each one's variations by a request of their own.
 */
final class Product_Variations {

	const FIELD = 'storefront_variations';

	/** As many as WooCommerce lists at a time. */
	const PER_PAGE = 100;

	/** Seconds for all variations of a response; products after that have none, and are asked for one by one. */
	const PATIENCE_S = 3;

	/**
	 * Seconds spent so far.
	 *
	 * @var float
	 */
	private static $spent = 0.0;

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_rest_prepare_product_object', array( self::class, 'add' ), 10, 3 );
	}

	/**
	 * Adds the variations to a variable product.
	 *
	 * @param \WP_REST_Response $response The response.
	 * @param \WC_Product       $product  The product.
	 * @param \WP_REST_Request  $request  The request.
	 * @return \WP_REST_Response
	 */
	public static function add( $response, $product, $request ) {
		$fields = $request[ self::FIELD ];
		if ( ! is_string( $fields ) || '' === $fields || ! $product->is_type( 'variable' ) || self::$spent > self::PATIENCE_S ) {
			return $response;
		}
		$started    = microtime( true );
		$variations = self::read( $product->get_id(), explode( ',', $fields ) );
		if ( null !== $variations ) {
			$response->data[ self::FIELD ] = $variations;
		}
		self::$spent += microtime( true ) - $started;
		return $response;
	}

	/**
	 * All variations of a product as WooCommerce lists them, which also checks the permission.
	 *
	 * @param int      $id     The product.
	 * @param string[] $fields Wanted fields.
	 * @return array|null Null if they may not be read.
	 */
	private static function read( $id, $fields ) {
		$wanted     = array_flip( $fields );
		$variations = array();
		$page       = 0;
		do {
			++$page;
			$asked = new \WP_REST_Request( 'GET', "/wc/v3/products/$id/variations" );
			$asked->set_query_params(
				array(
					'per_page' => self::PER_PAGE,
					'page'     => $page,
				)
			);
			$answer = rest_do_request( $asked );
			if ( $answer->is_error() ) {
				return null;
			}
			$read = $answer->get_data();
			foreach ( $read as $variation ) {
				$variations[] = array_intersect_key( $variation, $wanted );
			}
		} while ( count( $read ) === self::PER_PAGE );
		return $variations;
	}
}
