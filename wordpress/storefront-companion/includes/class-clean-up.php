<?php
/**
 * Deletes abandoned carts and accounts.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * A daily job for carts without recent changes, and for accounts created for visitors who never ordered.
 * WooCommerce deletes neither; it only cancels unpaid orders of its own checkout.
 */
final class Clean_Up {

	const HOOK            = 'storefront_companion_clean_up';
	const CART_LIFE_DAYS  = 60;
	const GUEST_LIFE_DAYS = 33; // A link to a prepared cart works for 3 days, and its session then lasts 30.

	/** User meta that marks the account of a visitor. */
	const GUEST_META = 'storefront_guest';

	/** Maximum deletions of each kind per run, to bound its duration. */
	const MAX_A_RUN = 200;

	/** Hooks into WordPress. */
	public static function register() {
		add_action( self::HOOK, array( self::class, 'run' ) );
		add_action( 'init', array( self::class, 'schedule' ) );
	}

	/** Schedules the daily job, unless it is scheduled. */
	public static function schedule() {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/** Whether the job runs: an overdue time means that WordPress's cron does not run. */
	public static function is_made() {
		$next = wp_next_scheduled( self::HOOK );
		return false !== $next && $next > time() - DAY_IN_SECONDS;
	}

	/** Unschedules the job. */
	public static function unschedule() {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/** Runs the job. */
	public static function run() {
		if ( function_exists( 'wc_get_orders' ) ) {
			self::remove_carts();
			self::remove_guests();
		}
	}

	/** Deletes carts without a change for `CART_LIFE_DAYS`. */
	private static function remove_carts() {
		$carts = wc_get_orders(
			array(
				'status'        => Cart_Status::STATUS,
				'date_modified' => '<' . ( time() - self::CART_LIFE_DAYS * DAY_IN_SECONDS ),
				'limit'         => self::MAX_A_RUN,
			)
		);
		foreach ( $carts as $cart ) {
			$cart->delete( true );
		}
	}

	/** Deletes visitors' accounts of `GUEST_LIFE_DAYS` without orders, and their carts, which nobody can open any more. */
	private static function remove_guests() {
		$guests = get_users(
			array(
				'role'       => 'customer',
				'meta_key'   => self::GUEST_META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once a day.
				'number'     => self::MAX_A_RUN,
				'date_query' => array( array( 'before' => self::GUEST_LIFE_DAYS . ' days ago' ) ),
			)
		);
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$cart   = 'wc-' . Cart_Status::STATUS;
		$placed = array_values( array_diff( array_keys( wc_get_order_statuses() ), array( $cart ) ) );
		foreach ( $guests as $guest ) {
			if ( array() !== self::orders_of( $guest->ID, $placed, 1 ) ) {
				delete_user_meta( $guest->ID, self::GUEST_META ); // Not queried again every day.
				continue;
			}
			foreach ( self::orders_of( $guest->ID, array( $cart ), self::MAX_A_RUN ) as $order ) {
				$order->delete( true );
			}
			wp_delete_user( $guest->ID );
		}
	}

	/**
	 * A customer's orders.
	 *
	 * @param int      $customer_id The customer.
	 * @param string[] $statuses    Statuses with prefix.
	 * @param int      $limit       How many at most.
	 * @return \WC_Order[]
	 */
	private static function orders_of( $customer_id, $statuses, $limit ) {
		return wc_get_orders(
			array(
				'customer_id' => $customer_id,
				'status'      => $statuses,
				'limit'       => $limit,
			)
		);
	}
}
