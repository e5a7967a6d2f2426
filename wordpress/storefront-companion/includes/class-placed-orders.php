<?php
/**
 * Date and emails of a cart that becomes an order, and an order that stands again.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * An order is dated from its placement, not from the creation of its cart, and sends the same emails to shop and
 * customer as an order from WooCommerce's own checkout (WooCommerce → Settings → Emails). WooCommerce has no
 * transitions from the status of carts, so it would do neither.
 */
final class Placed_Orders {

	/** Statuses of a placed order. An unpaid one is `pending`; its emails are sent after the payment. */
	const PLACED = array( 'pending', 'processing', 'on-hold', 'completed' );
	const MAILED = array( 'processing', 'on-hold', 'completed' );

	/** Statuses of an order that has ended, and why it did. */
	const ENDED       = array( 'cancelled', 'refunded' );
	const REASON_META = 'storefront_cancelled';

	/** Hooks into WooCommerce. */
	public static function register() {
		add_action( 'woocommerce_order_status_changed', array( self::class, 'date' ), 5, 4 );
		add_action( 'woocommerce_order_status_changed', array( self::class, 'forget_reason' ), 5, 4 );
		add_filter( 'woocommerce_email_actions', array( self::class, 'add_moves' ) );
		foreach ( self::MAILED as $status ) {
			add_action( self::move_to( $status ) . '_notification', array( self::class, 'mail' ), 10, 2 );
		}
	}

	/**
	 * The action hook for the transition from cart to a status.
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
	 * @param string    $from     Previous status.
	 * @param string    $to       New status.
	 * @param \WC_Order $order    The same order.
	 */
	public static function date( $order_id, $from, $to, $order ) {
		if ( Cart_Status::STATUS === $from && in_array( $to, self::PLACED, true ) ) {
			$order->set_date_created( time() );
			$order->save();
		}
	}

	/**
	 * Forgets why an order was cancelled that the operator lets stand again: the next time may have another reason.
	 *
	 * @param int       $order_id The order.
	 * @param string    $from     Previous status.
	 * @param string    $to       New status.
	 * @param \WC_Order $order    The same order.
	 */
	public static function forget_reason( $order_id, $from, $to, $order ) {
		if ( in_array( $from, self::ENDED, true ) && ! in_array( $to, self::ENDED, true ) ) {
			$order->delete_meta_data( self::REASON_META );
			$order->save();
		}
	}

	/**
	 * Transitions for which WooCommerce sends emails.
	 *
	 * @param string[] $actions Names of its actions.
	 * @return string[]
	 */
	public static function add_moves( $actions ) {
		return array_merge( $actions, array_map( array( self::class, 'move_to' ), self::MAILED ) );
	}

	/**
	 * Sends the emails of an order from WooCommerce's own checkout.
	 *
	 * @param int       $order_id The order.
	 * @param \WC_Order $order    The same order.
	 */
	public static function mail( $order_id, $order ) {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's hook.
		do_action( 'woocommerce_order_status_pending_to_' . $order->get_status() . '_notification', $order_id, $order );
	}
}
