<?php
/**
 * The delivery zones in one response.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * `GET delivery`: WooCommerce's zones with their locations and methods, each as its own routes return them, which would
 * take two requests for every zone. They also check the permission.
 */
final class Delivery_Zones {

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
	}

	/** Registers the route. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/delivery',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( Documents::class, 'may_write' ),
			)
		);
	}

	/**
	 * The zones.
	 *
	 * @return array|\WP_Error
	 */
	public static function answer() {
		try {
			return array_map( array( self::class, 'complete' ), self::read( '' ) );
		} catch ( \RuntimeException $error ) {
			return new \WP_Error( 'storefront_no_delivery', 'The delivery zones cannot be read.', array( 'status' => 403 ) );
		}
	}

	/**
	 * A zone with its locations and methods.
	 *
	 * @param array $zone The zone.
	 * @return array
	 */
	private static function complete( $zone ) {
		return array(
			'id'        => $zone['id'],
			'name'      => $zone['name'],
			'order'     => $zone['order'],
			'locations' => self::read( '/' . $zone['id'] . '/locations' ),
			'methods'   => self::read( '/' . $zone['id'] . '/methods' ),
		);
	}

	/**
	 * A list below WooCommerce's route of zones.
	 *
	 * @param string $path The rest of the path.
	 * @return array
	 * @throws \RuntimeException If WooCommerce refuses it.
	 */
	private static function read( $path ) {
		$answer = rest_do_request( new \WP_REST_Request( 'GET', '/wc/v3/shipping/zones' . $path ) );
		if ( $answer->is_error() ) {
			throw new \RuntimeException( 'refused' );
		}
		return $answer->get_data();
	}
}
