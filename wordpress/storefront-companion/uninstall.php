<?php
/**
 * Deletes the plugin's data: settings, documents, its field values, carts and the daily job.
 *
 * @package Storefront_Companion
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Deletes the data of the current site. */
function storefront_companion_delete_data() {
	global $wpdb;

	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no function that deletes options by prefix or meta of all kinds.
	foreach ( array( 'storefront_companion_', '_transient_storefront_former_', '_transient_timeout_storefront_former_' ) as $storefront_companion_prefix ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $storefront_companion_prefix ) . '%' ) );
	}
	require_once __DIR__ . '/includes/class-own-fields.php';
	Storefront_Companion\Own_Fields::delete_all();
	delete_metadata( 'user', 0, 'storefront_guest', '', true );

	require_once __DIR__ . '/includes/class-cart-status.php';
	add_action( 'woocommerce_before_delete_order', array( 'Storefront_Companion\Cart_Status', 'delete_notes' ), 10, 2 );

	// Without the plugin nobody could see or delete the carts; groups of orders are deleted with their meta.
	$storefront_companion_tables = array(
		array( $wpdb->prefix . 'wc_orders', 'status' ),
		array( $wpdb->posts, 'post_status' ),
	);
	foreach ( $storefront_companion_tables as list( $storefront_companion_table, $storefront_companion_column ) ) {
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $storefront_companion_table ) ) ) !== $storefront_companion_table ) {
			continue;
		}
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Our own table and column names.
		$storefront_companion_ids = $wpdb->get_col( "SELECT ID FROM {$storefront_companion_table} WHERE {$storefront_companion_column} = 'wc-pending-cart'" );
		foreach ( $storefront_companion_ids as $storefront_companion_id ) {
			$storefront_companion_order = function_exists( 'wc_get_order' ) ? wc_get_order( $storefront_companion_id ) : false;
			if ( $storefront_companion_order ) {
				$storefront_companion_order->delete( true );
			}
		}
	}
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'wc_orders_meta' ) ) ) ) {
		$wpdb->delete( $wpdb->prefix . 'wc_orders_meta', array( 'meta_key' => 'storefront_group' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
	}
	// phpcs:enable
	delete_post_meta_by_key( 'storefront_group' );
	delete_post_meta_by_key( 'storefront_quantity_prices' );
	wp_clear_scheduled_hook( 'storefront_companion_clean_up' );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $storefront_companion_site ) {
		switch_to_blog( $storefront_companion_site );
		storefront_companion_delete_data();
		restore_current_blog();
	}
} else {
	storefront_companion_delete_data();
}
