<?php
/**
 * Digests of all published products.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * `GET outlines?after=7`: the published products with higher ids, each with a digest of what the storefront shows of it,
 * of its variations and of its terms. The storefront reads those again whose digest has changed; WooCommerce's own list would build
 * every product for that, a hundred in a request. The digests come from the tables, so they also differ after a change
 * that was made past WordPress.
 */
final class Product_Outlines {

	/** Maximum number of products in a response. */
	const PER_PAGE = 1000;

	/**
	 * Every digest changes once in so many hours, which bounds how long the storefront may miss what no table tells, such
	 * as prices that another plugin computes.
	 */
	const ROUND_HOURS = 24;

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
	}

	/** Registers the route. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/outlines',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( Documents::class, 'may_write' ),
				'args'                => array(
					'after' => array(
						'type'    => 'integer',
						'minimum' => 0,
						'default' => 0,
					),
				),
			)
		);
	}

	/**
	 * The next products, sorted by id; none after the last one.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return array
	 */
	public static function answer( $request ) {
		$products = self::products_after( (int) $request['after'] );
		$owners   = array();
		$texts    = array();
		foreach ( array_merge( $products, self::variations_of( array_column( $products, 'ID' ) ) ) as $post ) {
			$owner                 = (int) ( 'product' === $post['post_type'] ? $post['ID'] : $post['post_parent'] );
			$owners[ $post['ID'] ] = $owner;
			$texts[ $owner ][]     = $post;
		}
		$ids = array_keys( $owners );
		foreach ( array_merge( self::fields_of( $ids ), self::terms_of( $ids ), self::term_fields_of( $ids ) ) as $sum ) {
			$texts[ $owners[ $sum['id'] ] ][] = $sum;
		}
		$outlines = array();
		foreach ( $products as $product ) {
			$id         = (int) $product['ID'];
			$outlines[] = array(
				'id'     => $id,
				'digest' => md5( wp_json_encode( array( $texts[ $id ], self::round_of( $id, time() ) ) ) ),
			);
		}
		return $outlines;
	}

	/**
	 * The number of times that the digest of a product has changed by itself; in every hour some products have their turn.
	 *
	 * @param int $id  The product.
	 * @param int $now Unix time.
	 * @return int
	 */
	public static function round_of( $id, $now ) {
		return intdiv( intdiv( $now, HOUR_IN_SECONDS ) + $id, self::ROUND_HOURS );
	}

	/**
	 * Published products.
	 *
	 * @param int $after The highest id before them.
	 * @return array
	 */
	private static function products_after( $after ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As the database has them now.
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_type, post_parent, post_title, post_name, post_password, menu_order, post_modified_gmt FROM {$wpdb->posts}
				WHERE post_type = 'product' AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d",
				$after,
				self::PER_PAGE
			),
			ARRAY_A
		);
	}

	/**
	 * The variations of products.
	 *
	 * @param string[] $products Ids.
	 * @return array
	 */
	private static function variations_of( $products ) {
		global $wpdb;
		return self::rows(
			"SELECT ID, post_type, post_parent, post_status, menu_order, post_modified_gmt FROM {$wpdb->posts}
			WHERE post_type = 'product_variation' AND post_parent IN (%ids%) ORDER BY ID",
			$products
		);
	}

	/**
	 * A checksum of the fields of each product and variation.
	 *
	 * @param int[] $ids Products and variations.
	 * @return array
	 */
	private static function fields_of( $ids ) {
		global $wpdb;
		$names = self::quoted( array_merge( Product_Changes::META, array_keys( Arabic_Fields::PRODUCT ) ) );
		return self::rows(
			"SELECT post_id AS id, COUNT(*) AS fields, SUM(CRC32(CONCAT_WS('=', meta_key, meta_value))) AS checksum FROM {$wpdb->postmeta}
			WHERE post_id IN (%ids%) AND (meta_key IN ($names) OR meta_key LIKE 'attribute\\_%') GROUP BY post_id ORDER BY post_id",
			$ids
		);
	}

	/**
	 * A checksum of the terms of each product and variation: categories, brands, attributes, visibility, shipping class.
	 *
	 * @param int[] $ids Products and variations.
	 * @return array
	 */
	private static function terms_of( $ids ) {
		global $wpdb;
		return self::rows(
			"SELECT r.object_id AS id, COUNT(*) AS terms, SUM(CRC32(CONCAT_WS('=', x.taxonomy, t.term_id, t.name, t.slug))) AS checksum
			FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x USING (term_taxonomy_id) JOIN {$wpdb->terms} t USING (term_id)
			WHERE r.object_id IN (%ids%) GROUP BY r.object_id ORDER BY r.object_id",
			$ids
		);
	}

	/**
	 * A checksum of the translations and pictures of these terms; of categories, the storefront reads them by themselves.
	 *
	 * @param int[] $ids Products and variations.
	 * @return array
	 */
	private static function term_fields_of( $ids ) {
		global $wpdb;
		$names = self::quoted( array_keys( Arabic_Fields::TERM ) );
		return self::rows(
			"SELECT r.object_id AS id, COUNT(*) AS fields, SUM(CRC32(CONCAT_WS('=', m.term_id, m.meta_key, m.meta_value))) AS checksum
			FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x USING (term_taxonomy_id) JOIN {$wpdb->termmeta} m USING (term_id)
			WHERE r.object_id IN (%ids%) AND x.taxonomy <> 'product_cat' AND m.meta_key IN ($names) GROUP BY r.object_id ORDER BY r.object_id",
			$ids
		);
	}

	/**
	 * Names as a list in SQL.
	 *
	 * @param string[] $names Names.
	 * @return string
	 */
	private static function quoted( $names ) {
		return "'" . implode( "','", array_map( 'esc_sql', $names ) ) . "'";
	}

	/**
	 * The rows of a query for `%ids%`.
	 *
	 * @param string $query The query.
	 * @param array  $ids   Ids.
	 * @return array
	 */
	private static function rows( $query, $ids ) {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		$list = implode( ',', array_map( 'intval', $ids ) );
		// phpcs:ignore WordPress.DB -- Numbers and names of this class; as the database has them now.
		return $wpdb->get_results( str_replace( '%ids%', $list, $query ), ARRAY_A );
	}
}
