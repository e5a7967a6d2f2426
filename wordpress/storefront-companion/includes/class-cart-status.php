<?php
/**
 * Carts as orders with a status of their own.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Registers `wc-pending-cart`, and excludes carts from reports, the list of all orders, emails and stock.
 * WooCommerce sends emails and reduces stock on transitions between its own statuses, not to or from this one; only
 * an order that is turned back into a cart restores its stock.
 */
final class Cart_Status {

	const STATUS = 'pending-cart';

	/** Hooks into WordPress and WooCommerce. */
	public static function register() {
		add_action( 'init', array( self::class, 'register_status' ) );
		add_filter( 'wc_order_statuses', array( self::class, 'name_status' ) );
		add_filter( 'woocommerce_reports_order_statuses', array( self::class, 'without_carts' ) );
		add_filter( 'woocommerce_analytics_excluded_order_statuses', array( self::class, 'exclude_carts' ) );
		add_filter( 'wc_order_is_editable', array( self::class, 'carts_are_editable' ), 10, 2 );
		add_action( 'woocommerce_order_status_' . self::STATUS, 'wc_maybe_increase_stock_levels' );
		add_filter( 'woocommerce_prevent_adjust_line_item_product_stock', array( self::class, 'keep_stock' ), 10, 2 );
		add_action( 'woocommerce_before_delete_order', array( self::class, 'delete_notes' ), 10, 2 );
	}

	/** Registers the status; carts have a list of their own and are not among all orders. */
	public static function register_status() {
		register_post_status(
			'wc-' . self::STATUS,
			array(
				'label'                     => _x( 'Cart', 'Order status', 'storefront-companion' ),
				'public'                    => false,
				'exclude_from_search'       => true,
				'show_in_admin_all_list'    => false,
				'show_in_admin_status_list' => true,
				/* translators: %s: number of carts */
				'label_count'               => _n_noop( 'Cart <span class="count">(%s)</span>', 'Carts <span class="count">(%s)</span>', 'storefront-companion' ),
			)
		);
	}

	/**
	 * Makes the REST API accept the status.
	 *
	 * @param array $statuses Names by status.
	 * @return array
	 */
	public static function name_status( $statuses ) {
		$statuses[ 'wc-' . self::STATUS ] = _x( 'Cart', 'Order status', 'storefront-companion' );
		return $statuses;
	}

	/**
	 * Statuses that the reports count, without carts.
	 *
	 * @param array|false $statuses Statuses without prefix, or false for all.
	 * @return array|false
	 */
	public static function without_carts( $statuses ) {
		return is_array( $statuses ) ? array_values( array_diff( $statuses, array( self::STATUS ) ) ) : $statuses;
	}

	/**
	 * Statuses excluded from analytics, including carts.
	 *
	 * @param array $statuses Statuses with or without prefix.
	 * @return array
	 */
	public static function exclude_carts( $statuses ) {
		return array_values( array_unique( array_merge( (array) $statuses, array( self::STATUS ) ) ) );
	}

	/**
	 * Carts can be edited in wp-admin.
	 *
	 * @param bool      $is_editable WooCommerce's value.
	 * @param \WC_Order $order       The order.
	 * @return bool
	 */
	public static function carts_are_editable( $is_editable, $order ) {
		return $is_editable || $order->has_status( self::STATUS );
	}

	/**
	 * A changed line of a cart or of an unpaid order takes no stock: WooCommerce 9.2 to 9.6 take it whatever the status.
	 *
	 * @param bool           $is_kept WooCommerce's value.
	 * @param \WC_Order_Item $item    The line.
	 * @return bool
	 */
	public static function keep_stock( $is_kept, $item ) {
		$order = $item->get_order();
		return $is_kept || ( $order && $order->has_status( array( self::STATUS, 'pending' ) ) );
	}

	/**
	 * Deletes the notes of a deleted cart, which WooCommerce keeps if orders have their own tables.
	 *
	 * @param int       $order_id The order.
	 * @param \WC_Order $order    The same order.
	 */
	public static function delete_notes( $order_id, $order ) {
		if ( ! $order->has_status( self::STATUS ) ) {
			return;
		}
		foreach ( wc_get_order_notes( array( 'order_id' => $order_id ) ) as $note ) {
			wc_delete_order_note( $note->id );
		}
	}
}
