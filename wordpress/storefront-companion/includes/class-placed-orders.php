<?php
/**
 * Dates and mails of a cart that becomes an order.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * An order is dated from its placement, not from its cart's creation, and sends the mails that an order
 * of WooCommerce's own checkout sends: to the shop, and to the customer. Both are chosen under WooCommerce → Settings
 * → Emails. WooCommerce knows neither by itself, for it names no move from our status.
 */
final class Placed_Orders {

	/** Where a cart goes when it is placed. One that is still to be paid is `pending`, and mailed about once it is paid. */
	const PLACED = array( 'pending', 'processing', 'on-hold', 'completed' );
	const MAILED = array( 'processing', 'on-hold', 'completed' );

	/** Hooks into WooCommerce. */
	public static function register() {
		add_action( 'woocommerce_order_status_changed', array( self::class, 'date' ), 5, 4 );
		add_filter( 'woocommerce_email_actions', array( self::class, 'add_moves' ) );
		foreach ( self::MAILED as $status ) {
			add_action( self::move_to( $status ) . '_notification', array( self::class, 'mail' ), 10, 2 );
		}
	}

	/**
	 * The action of a cart that moves to a status.
	 *
	 * @param string $status The status, without prefix.
	 * @return string
	 */
	private static function move_to( $status ) {
		return 'woocommerce_order_status_' . Cart_Status::STATUS . "_to_$status";
	}

	/**
	 * Sets the order's date to now.
	 *
	 * @param int       $order_id The order.
	 * @param string    $from     Status that it had.
	 * @param string    $to       Status that it has.
	 * @param \WC_Order $order    The order, too.
	 */
	public static function date( $order_id, $from, $to, $order ) {
		if ( Cart_Status::STATUS === $from && in_array( $to, self::PLACED, true ) ) {
			$order->set_date_created( time() );
			$order->save();
		}
	}

	/**
	 * Moves that WooCommerce sends mails on.
	 *
	 * @param string[] $actions Names of its actions.
	 * @return string[]
	 */
	public static function add_moves( $actions ) {
		return array_merge( $actions, array_map( array( self::class, 'move_to' ), self::MAILED ) );
	}

	/**
	 * Sends what WooCommerce sends for an order that its own checkout has made.
	 *
	 * @param int       $order_id The order.
	 * @param \WC_Order $order    The order, too.
	 */
	public static function mail( $order_id, $order ) {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		do_action( 'woocommerce_order_status_pending_to_' . $order->get_status() . '_notification', $order_id, $order );
	}
}
