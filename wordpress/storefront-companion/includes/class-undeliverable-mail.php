<?php
/**
 * Keeps mail from addresses that are none.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce wants an email address of every customer, so the storefront gives those who have none one below
 * `.invalid`, which nobody can ever own (RFC 2606). Mail to it would come back, and cost the shop its good name.
 */
final class Undeliverable_Mail {

	/** Hooks into WordPress. */
	public static function register() {
		add_filter( 'pre_wp_mail', array( self::class, 'drop' ), 10, 2 );
	}

	/**
	 * Takes a mail for sent where none of its readers can be reached.
	 *
	 * @param bool|null $sent What others say; null: nobody has sent it.
	 * @param array     $mail What `wp_mail` was given.
	 * @return bool|null
	 */
	public static function drop( $sent, $mail ) {
		$readers   = is_array( $mail['to'] ) ? $mail['to'] : explode( ',', (string) $mail['to'] );
		$reachable = array_filter( $readers, array( self::class, 'is_reachable' ) );
		return null === $sent && array() === $reachable ? true : $sent;
	}

	/**
	 * Whether an address can belong to anybody.
	 *
	 * @param string $reader `mona@example.com` or `Mona <mona@example.com>`.
	 * @return bool
	 */
	private static function is_reachable( $reader ) {
		return 1 !== preg_match( '/\.invalid>?\s*$/i', $reader );
	}
}
