<?php
/**
 * Changes of products and their terms.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Tells `Change_Notice` of changes to products. WooCommerce's own hooks fire only if a change is made through its
 * objects; wp-admin's lists, WordPress' cron and other plugins change posts, their terms and their meta data directly.
 */
final class Product_Changes {

	const TYPES = array( 'product', 'product_variation' );

	/** Meta keys that the storefront shows and WooCommerce writes; those of the Arabic fields come with them. */
	const META = array(
		'_price',
		'_regular_price',
		'_sale_price',
		'_sale_price_dates_from',
		'_sale_price_dates_to',
		'_stock',
		'_stock_status',
		'_manage_stock',
		'_backorders',
		'_sold_individually',
		'_sku',
		'_global_unique_id',
		'_thumbnail_id',
		'_product_image_gallery',
		'_product_attributes',
		'_upsell_ids',
		'_crosssell_ids',
		'_purchase_note',
		Quantity_Prices::META,
	);

	/** Hooks into WordPress and WooCommerce. */
	public static function register() {
		foreach ( array( 'woocommerce_new_product', 'woocommerce_update_product', 'woocommerce_trash_product', 'woocommerce_before_delete_product' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_product' ) );
		}
		foreach ( array( 'woocommerce_new_product_variation', 'woocommerce_update_product_variation', 'woocommerce_delete_product_variation' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_variation' ) );
		}
		add_action( 'woocommerce_product_set_stock', array( self::class, 'note_stock' ) );
		add_action( 'woocommerce_variation_set_stock', array( self::class, 'note_stock' ) );
		add_action( 'transition_post_status', array( self::class, 'note_status' ), 10, 3 );
		add_action( 'post_updated', array( self::class, 'note_moved' ), 10, 3 );
		add_action( 'before_delete_post', array( self::class, 'note_post' ) );
		foreach ( array( 'added_term_relationship', 'deleted_term_relationships' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_post' ) );
		}
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_meta' ), 10, 3 );
		}
		foreach ( array( 'created_term', 'edited_term', 'delete_term' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_term' ), 10, 3 );
		}
		foreach ( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_term_meta' ), 10, 3 );
		}
	}

	/**
	 * A product was created, changed or deleted.
	 *
	 * @param int $id The product.
	 */
	public static function note_product( $id ) {
		Change_Notice::note( 'products', (int) $id );
	}

	/**
	 * A variation was created, changed or deleted, which changes its product.
	 *
	 * @param int $id The variation.
	 */
	public static function note_variation( $id ) {
		$parent = (int) wp_get_post_parent_id( $id );
		self::note_product( $parent > 0 ? $parent : $id );
	}

	/**
	 * Stock has changed.
	 *
	 * @param \WC_Product $product The product or variation.
	 */
	public static function note_stock( $product ) {
		self::note_product( $product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id() );
	}

	/**
	 * A post was changed or deleted; other posts than products and variations are ignored.
	 *
	 * @param int $id The post.
	 */
	public static function note_post( $id ) {
		$post = in_array( get_post_type( $id ), self::TYPES, true ) ? get_post( $id ) : null;
		if ( null === $post || in_array( $post->post_status, array( 'new', 'auto-draft' ), true ) ) {
			return;
		}
		if ( 'product_variation' === $post->post_type ) {
			self::note_variation( $post->ID );
		} else {
			self::note_product( $post->ID );
		}
	}

	/**
	 * A post that is or was published has changed: trashed, restored, drafted, published by schedule, given a password.
	 *
	 * @param string   $to   New status.
	 * @param string   $from Old status.
	 * @param \WP_Post $post The post.
	 */
	public static function note_status( $to, $from, $post ) {
		if ( in_array( 'publish', array( $to, $from ), true ) ) {
			self::note_post( $post->ID );
		}
	}

	/**
	 * A variation has moved to another product; both have changed.
	 *
	 * @param int      $id     The post.
	 * @param \WP_Post $after  As it is.
	 * @param \WP_Post $before As it was.
	 */
	public static function note_moved( $id, $after, $before ) {
		if ( 'product_variation' === $after->post_type && $before->post_parent !== $after->post_parent && $before->post_parent > 0 ) {
			self::note_product( $before->post_parent );
		}
	}

	/**
	 * A meta field of a post has changed.
	 *
	 * @param int|int[] $meta_id The field.
	 * @param int       $id      The post.
	 * @param string    $key     Its key.
	 */
	public static function note_meta( $meta_id, $id, $key ) {
		if ( in_array( $key, self::META, true ) || isset( Arabic_Fields::PRODUCT[ $key ] ) ) {
			self::note_post( $id );
		}
	}

	/**
	 * A category, a brand or an attribute term was created, changed or deleted.
	 *
	 * @param int    $term_id  The term.
	 * @param int    $tt_id    Its term taxonomy id.
	 * @param string $taxonomy Its taxonomy.
	 */
	public static function note_term( $term_id, $tt_id, $taxonomy ) {
		if ( isset( Arabic_Fields::taxonomies()[ $taxonomy ] ) ) {
			Change_Notice::note( 'categories', 'product_cat' === $taxonomy ? (int) $term_id : 0 );
		}
	}

	/**
	 * A meta field of a term has changed.
	 *
	 * @param int|int[] $meta_id The field.
	 * @param int       $term_id The term.
	 * @param string    $key     Its key.
	 */
	public static function note_term_meta( $meta_id, $term_id, $key ) {
		$term   = get_term( $term_id );
		$fields = Arabic_Fields::taxonomies();
		if ( $term instanceof \WP_Term && isset( $fields[ $term->taxonomy ][ $key ] ) ) {
			self::note_term( $term_id, $term->term_taxonomy_id, $term->taxonomy );
		}
	}
}
