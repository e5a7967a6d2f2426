<?php
/**
 * Suppresses mail to undeliverable addresses.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce requires an email address for every customer, so the storefront gives customers without one an address
 * below `.invalid`, a reserved domain (RFC 2606). Mail to it would bounce and harm the sender's reputation.
 */
final class Undeliverable_Mail {

	/** Hooks into WordPress. */
	public static function register() {
		add_filter( 'pre_wp_mail', array( self::class, 'drop' ), 10, 2 );
	}

	/**
	 * Treats a mail as sent if none of its recipients is deliverable.
	 *
	 * @param bool|null $sent Result of other filters; null if not sent yet.
	 * @param array     $mail Arguments of `wp_mail`.
	 * @return bool|null
	 */
	public static function drop( $sent, $mail ) {
		$readers   = is_array( $mail['to'] ) ? $mail['to'] : explode( ',', (string) $mail['to'] );
		$reachable = array_filter( $readers, array( self::class, 'is_reachable' ) );
		return null === $sent && array() === $reachable ? true : $sent;
	}

	/**
	 * Whether an address is deliverable.
	 *
	 * @param string $reader `mona@example.com` or `Mona <mona@example.com>`.
	 * @return bool
	 */
	private static function is_reachable( $reader ) {
		return 1 !== preg_match( '/\.invalid>?\s*$/i', $reader );
	}
}
