<?php
/**
 * Notifies the storefront of changes by webhook.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the changes of a request, and sends them at its end as one `POST {storefront}/api/webhook/store`:
 * `{"products": [ids], "categories": [ids], "content": true, "sent_at": seconds}`, signed as WooCommerce signs its
 * webhooks: `X-WC-Webhook-Signature` is the base64 of HMAC-SHA256 over the body. The storefront reads
 * the named objects again. It is sent without waiting for the response, so that a slow storefront does not delay wp-admin.
 */
final class Change_Notice {

	const URL_OPTION    = 'storefront_companion_url';
	const SECRET_OPTION = 'storefront_companion_secret';
	const PATH          = '/api/webhook/store';

	/** Maximum number of products in a webhook; more are sent as a change of everything. */
	const MAX_NAMED = 100;

	/**
	 * Changes of this request: kind to ids.
	 *
	 * @var array
	 */
	private static $changes = array();

	/** Hooks into WordPress and WooCommerce. */
	public static function register() {
		foreach ( array( 'blogname', 'blogdescription' ) as $option ) {
			add_action( "update_option_$option", array( self::class, 'note_name' ) );
		}
		add_action( 'transition_post_status', array( self::class, 'note_post' ), 10, 3 );
		add_action( 'shutdown', array( self::class, 'send' ) );
	}

	/** Origin of the storefront, without a trailing slash; empty if not set. */
	public static function storefront_url() {
		return untrailingslashit( (string) get_option( self::URL_OPTION, '' ) );
	}

	/** The shared secret; empty if not set. */
	public static function secret() {
		return (string) get_option( self::SECRET_OPTION, '' );
	}

	/**
	 * Configures the storefront's address and the secret.
	 *
	 * @param string $url    Origin of the storefront; empty: no webhooks.
	 * @param string $secret Empty: unchanged.
	 */
	public static function connect( $url, $secret ) {
		update_option( self::URL_OPTION, $url, false );
		if ( '' !== $secret ) {
			update_option( self::SECRET_OPTION, $secret, false );
		}
	}

	/**
	 * Records a change.
	 *
	 * @param string $kind `products`, `categories` or `content`.
	 * @param int    $id   Id of the changed object, if it has one.
	 */
	public static function note( $kind, $id = 0 ) {
		self::$changes[ $kind ][ $id ] = $id;
	}

	/** The site's name or tagline has changed; the storefront uses them as defaults. */
	public static function note_name() {
		self::note( 'content' );
	}

	/**
	 * A page or article that is or was published has changed.
	 *
	 * @param string   $to   New status.
	 * @param string   $from Old status.
	 * @param \WP_Post $post The page or article.
	 */
	public static function note_post( $to, $from, $post ) {
		if ( in_array( $post->post_type, array( 'page', 'post' ), true ) && in_array( 'publish', array( $to, $from ), true ) ) {
			self::note( 'content' );
		}
	}

	/** The body of the webhook. */
	private static function body() {
		$named = static function ( $kind ) {
			$ids = isset( self::$changes[ $kind ] ) ? array_values( self::$changes[ $kind ] ) : array();
			return count( $ids ) > self::MAX_NAMED ? array( 0 ) : $ids;
		};
		return wp_json_encode(
			array(
				'products'   => $named( 'products' ),
				'categories' => $named( 'categories' ),
				'content'    => isset( self::$changes['content'] ),
				'sent_at'    => time(),
			)
		);
	}

	/** Sends one webhook at the end of a request that changed something. */
	public static function send() {
		$url    = self::storefront_url();
		$secret = self::secret();
		if ( array() === self::$changes || '' === $url || '' === $secret ) {
			return;
		}
		$body          = self::body();
		self::$changes = array();
		self::post(
			$url . self::PATH,
			array(
				'blocking'    => false,
				'timeout'     => 3,
				'redirection' => 0,
				'body'        => $body,
				'headers'     => array(
					'Content-Type'           => 'application/json',
					'X-WC-Webhook-Topic'     => 'action.storefront_companion_changed',
					'X-WC-Webhook-Signature' => base64_encode( hash_hmac( 'sha256', $body, $secret, true ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The format of WooCommerce's signatures.
				),
			)
		);
	}

	/**
	 * Posts to the storefront. WordPress blocks private networks and unusual ports; this request is allowed to reach
	 * only the host and port that the operator has entered.
	 *
	 * @param string $url  Address in the storefront.
	 * @param array  $args Arguments of `wp_safe_remote_post`.
	 */
	private static function post( $url, $args ) {
		$origin     = self::origin_of( $url );
		$allow_host = static function ( $is_external, $host, $asked ) use ( $origin ) {
			return $is_external || self::origin_of( $asked ) === $origin;
		};
		$allow_port = static function ( $ports, $host, $asked ) use ( $origin ) {
			return self::origin_of( $asked ) === $origin ? array( $origin['port'] ) : $ports;
		};
		add_filter( 'http_request_host_is_external', $allow_host, 10, 3 );
		add_filter( 'http_allowed_safe_ports', $allow_port, 10, 3 );
		try {
			wp_safe_remote_post( $url, $args );
		} finally {
			remove_filter( 'http_request_host_is_external', $allow_host );
			remove_filter( 'http_allowed_safe_ports', $allow_port );
		}
	}

	/**
	 * Host and port of an address.
	 *
	 * @param string $url The address.
	 * @return array
	 */
	private static function origin_of( $url ) {
		return array(
			'host' => strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ),
			'port' => wp_parse_url( $url, PHP_URL_PORT ),
		);
	}
}
