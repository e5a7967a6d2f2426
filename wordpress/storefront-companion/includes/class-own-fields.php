<?php
/**
 * Which fields of posts and terms this plugin has written.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * The fields have common names (`icon`, `logo`, `name_ar`) that other plugins may also use. A digest of each value that
 * was written through this plugin is stored with it, so that deleting the plugin deletes only these values.
 */
final class Own_Fields {

	/** Meta that holds the digests: field to MD5 of its value. */
	const MARK = '_storefront_companion_wrote';

	/** Batch size of the uninstallation. */
	const BATCH = 100;

	/** Hooks into WordPress, for fields written as registered meta on `wp/v2`. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'mark_rest_writes' ) );
	}

	/**
	 * Writes a field and stores its digest, unless it already has this value.
	 *
	 * @param string $kind  `post` or `term`.
	 * @param int    $id    The post or term.
	 * @param string $key   Meta key.
	 * @param string $value Text without WordPress's slashes.
	 */
	public static function write( $kind, $id, $key, $value ) {
		if ( update_metadata( $kind, $id, $key, wp_slash( $value ) ) ) {
			self::mark( $kind, $id, array( $key ) );
		}
	}

	/** Stores digests of fields written through `wp/v2`, where only this plugin registers them. */
	public static function mark_rest_writes() {
		foreach ( array( 'page', 'post', 'product' ) as $type ) {
			add_action(
				"rest_after_insert_$type",
				static function ( $post, $request ) use ( $type ) {
					$fields = 'product' === $type ? Arabic_Fields::PRODUCT : Arabic_Fields::DOCUMENT;
					self::mark( 'post', $post->ID, self::named( $request, $fields ) );
				},
				10,
				2
			);
		}
		foreach ( Arabic_Fields::taxonomies() as $taxonomy => $fields ) {
			add_action(
				"rest_after_insert_$taxonomy",
				static function ( $term, $request ) use ( $fields ) {
					self::mark( 'term', $term->term_id, self::named( $request, $fields ) );
				},
				10,
				2
			);
		}
	}

	/**
	 * The fields that a request writes.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @param array            $fields  Meta keys to sanitisers.
	 * @return string[] Meta keys.
	 */
	private static function named( $request, $fields ) {
		return is_array( $request['meta'] ) ? array_keys( array_intersect_key( $fields, $request['meta'] ) ) : array();
	}

	/**
	 * Stores the digests of the fields' current values.
	 *
	 * @param string   $kind `post` or `term`.
	 * @param int      $id   The post or term.
	 * @param string[] $keys Meta keys.
	 */
	private static function mark( $kind, $id, $keys ) {
		if ( array() === $keys ) {
			return;
		}
		$marks = self::marks_of( $kind, $id );
		foreach ( $keys as $key ) {
			$marks[ $key ] = md5( (string) get_metadata( $kind, $id, $key, true ) );
		}
		update_metadata( $kind, $id, self::MARK, $marks );
	}

	/**
	 * The stored digests of a post or term.
	 *
	 * @param string $kind `post` or `term`.
	 * @param int    $id   The post or term.
	 * @return array Field to MD5 of its value.
	 */
	private static function marks_of( $kind, $id ) {
		$marks = get_metadata( $kind, $id, self::MARK, true );
		return is_array( $marks ) ? $marks : array();
	}

	/** Deletes fields that still have the plugin's values, and all digests. */
	public static function delete_all() {
		foreach ( array( 'post', 'term' ) as $kind ) {
			foreach ( array_chunk( self::marked( $kind ), self::BATCH ) as $ids ) {
				update_meta_cache( $kind, $ids );
				foreach ( $ids as $id ) {
					self::delete_fields( $kind, $id );
				}
			}
			delete_metadata( $kind, 0, self::MARK, '', true );
		}
	}

	/**
	 * Posts or terms with fields of this plugin.
	 *
	 * @param string $kind `post` or `term`.
	 * @return int[]
	 */
	private static function marked( $kind ) {
		global $wpdb;
		$table = _get_meta_table( $kind );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- WordPress's own table and column names.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT {$kind}_id FROM {$table} WHERE meta_key = %s", self::MARK ) ) );
	}

	/**
	 * Deletes the fields of one post or term, except values that others have changed since.
	 *
	 * @param string $kind `post` or `term`.
	 * @param int    $id   The post or term.
	 */
	private static function delete_fields( $kind, $id ) {
		foreach ( self::marks_of( $kind, $id ) as $key => $digest ) {
			if ( md5( (string) get_metadata( $kind, $id, $key, true ) ) === $digest ) {
				delete_metadata( $kind, $id, $key );
			}
		}
	}
}
