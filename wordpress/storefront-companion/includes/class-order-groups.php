<?php
/**
 * Groups of orders that belong together.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * A group is a name in the meta `storefront_group` of its orders, such as `g-7`: never only a number, so that a group
 * is not confused with an order. The storefront shows and counts groups, and deletes unpaid ones.
 */
final class Order_Groups {

	const META  = 'storefront_group';
	const NONCE = 'storefront_companion_group';

	/** Hooks into WordPress and WooCommerce. */
	public static function register() {
		add_action( 'add_meta_boxes', array( self::class, 'add_box' ) );
		add_action( 'woocommerce_process_shop_order_meta', array( self::class, 'save' ) );
	}

	/** Adds the box to the order form. */
	public static function add_box() {
		if ( function_exists( 'wc_get_page_screen_id' ) ) {
			add_meta_box( 'storefront-companion-group', __( 'Group', 'storefront-companion' ), array( self::class, 'draw' ), wc_get_page_screen_id( 'shop-order' ), 'side' );
		}
	}

	/**
	 * Draws the box.
	 *
	 * @param \WP_Post|\WC_Order $subject The order, as a post if orders are stored as posts.
	 */
	public static function draw( $subject ) {
		$order = wc_get_order( $subject instanceof \WP_Post ? $subject->ID : $subject );
		$group = $order ? (string) $order->get_meta( self::META ) : '';
		wp_nonce_field( self::NONCE, self::NONCE );
		echo '<p><label for="storefront-group">' . esc_html__( 'Orders with the same name belong together, such as g-7.', 'storefront-companion' ) . '</label></p>';
		echo '<input type="text" class="widefat" id="storefront-group" name="storefront_group" pattern="g-[A-Za-z0-9]+" value="' . esc_attr( $group ) . '">';
	}

	/**
	 * Saves the group of an order; an empty one removes it.
	 *
	 * @param int $order_id The order.
	 */
	public static function save( $order_id ) {
		if ( ! isset( $_POST[ self::NONCE ], $_POST['storefront_group'] ) || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ), self::NONCE ) ) {
			return;
		}
		// phpcs:ignore WordPress.WP.Capabilities.Unknown -- WooCommerce's.
		$order = current_user_can( 'edit_shop_orders' ) ? wc_get_order( $order_id ) : false;
		$group = sanitize_text_field( wp_unslash( $_POST['storefront_group'] ) );
		if ( ! $order || ( '' !== $group && ! preg_match( '/^g-[A-Za-z0-9]{1,40}$/', $group ) ) ) {
			return;
		}
		if ( '' === $group ) {
			$order->delete_meta_data( self::META );
		} else {
			$order->update_meta_data( self::META, $group );
		}
		$order->save();
	}
}
