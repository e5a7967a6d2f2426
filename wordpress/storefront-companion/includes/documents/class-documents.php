<?php
/**
 * Stores the documents and returns them over REST.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * `GET documents`: all saved documents by name but private ones; for the others the storefront has defaults.
 * `PUT documents/{name}`: replaces one; for users who manage the shop.
 */
final class Documents {

	const OPTION_PREFIX = 'storefront_companion_document_';

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
	}

	/** Registers the routes. Reading is public, because the documents are shown on the shop's pages. */
	public static function register_routes() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/documents',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer_all' ),
				'permission_callback' => '__return_true',
			)
		);
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/documents/(?P<name>[a-z-]+)',
			array(
				'methods'             => 'PUT',
				'callback'            => array( self::class, 'replace' ),
				'permission_callback' => array( self::class, 'may_write' ),
			)
		);
	}

	/** Whether the caller manages the shop. */
	public static function may_write() {
		// phpcs:ignore WordPress.WP.Capabilities.Unknown -- WooCommerce's.
		return current_user_can( 'manage_woocommerce' ) || current_user_can( 'manage_options' );
	}

	/** All saved documents by name, except private ones. */
	public static function answer_all() {
		$documents = array();
		foreach ( Document_Shapes::all() as $name => $kind ) {
			$document = self::read( $name );
			if ( null !== $document && empty( $kind['private'] ) ) {
				$documents[ $name ] = 'translations' === $name ? (object) $document : $document;
			}
		}
		return rest_ensure_response( (object) $documents );
	}

	/**
	 * Replaces a document by the JSON body.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function replace( $request ) {
		$name = $request['name'];
		$body = $request->get_json_params();
		if ( ! isset( Document_Shapes::all()[ $name ] ) ) {
			return new \WP_Error( 'storefront_no_document', 'There is no such document.', array( 'status' => 404 ) );
		}
		if ( ! is_array( $body ) ) {
			return new \WP_Error( 'storefront_bad_document', 'The body has to be a JSON document.', array( 'status' => 400 ) );
		}
		return rest_ensure_response( self::write( $name, $body ) );
	}

	/**
	 * A saved document.
	 *
	 * @param string $name Its name.
	 * @return array|null Null if it was never saved.
	 */
	public static function read( $name ) {
		$stored = get_option( self::OPTION_PREFIX . $name, null );
		return is_array( $stored ) ? Document_Values::clean( Document_Shapes::all()[ $name ]['shape'], $stored ) : null;
	}

	/**
	 * Sanitises and saves a document, and notifies the storefront.
	 *
	 * @param string $name  Its name.
	 * @param array  $value Its new value, not yet sanitised.
	 * @return array The saved document.
	 */
	public static function write( $name, $value ) {
		$document = Document_Values::clean( Document_Shapes::all()[ $name ]['shape'], $value );
		update_option( self::OPTION_PREFIX . $name, $document, false );
		Change_Notice::note( 'content' );
		return $document;
	}
}
