<?php
/**
 * Tells the storefront's checks what is here.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** `GET status`: versions, and whether what the storefront needs is set up; for who manages the shop. */
final class Status {

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
	}

	/** The route. */
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

	/** What is here. */
	public static function answer() {
		return rest_ensure_response(
			array(
				'version'       => STOREFRONT_COMPANION_VERSION,
				'wordpress'     => get_bloginfo( 'version' ),
				'woocommerce'   => defined( 'WC_VERSION' ) ? WC_VERSION : null,
				'currency'      => function_exists( 'get_woocommerce_currency' ) ? get_woocommerce_currency() : null,
				'cart_status'   => function_exists( 'wc_get_order_statuses' ) && isset( wc_get_order_statuses()[ 'wc-' . Cart_Status::STATUS ] ),
				'login'         => defined( 'JWT_AUTH_SECRET_KEY' ) && '' !== JWT_AUTH_SECRET_KEY && class_exists( 'Jwt_Auth' ),
				'change_notice' => '' !== Change_Notice::storefront_url() && '' !== Change_Notice::secret(),
				'clean_up'      => false !== wp_next_scheduled( Clean_Up::HOOK ),
			)
		);
	}
}
