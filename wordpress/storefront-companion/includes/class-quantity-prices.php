<?php
/**
 * The field for prices in quantity.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * A field beside the price of products and variations. The storefront computes with it; WooCommerce itself sells at the
 * single price.
 */
final class Quantity_Prices {

	const META = 'storefront_quantity_prices';

	/** Longer texts are no prices. */
	const MAX_CHARS = 200;

	/** Hooks into the product form of WooCommerce, which has checked the nonce and the permission when it saves. */
	public static function register() {
		add_action( 'woocommerce_product_options_general_product_data', array( self::class, 'draw_product' ) );
		add_action( 'woocommerce_admin_process_product_object', array( self::class, 'save_product' ) );
		add_action( 'woocommerce_variation_options_pricing', array( self::class, 'draw_variation' ), 10, 3 );
		add_action( 'woocommerce_admin_process_variation_object', array( self::class, 'save_variation' ), 10, 2 );
	}

	/** The field of a product, which its variations without their own take over. */
	public static function draw_product() {
		global $post;
		echo '<div class="options_group show_if_simple show_if_variable">';
		self::draw( self::META, self::META, (string) get_post_meta( $post->ID, self::META, true ), '' );
		echo '</div>';
	}

	/**
	 * The field of a variation.
	 *
	 * @param int      $loop      Number of the variation in the form.
	 * @param array    $data      Its other fields.
	 * @param \WP_Post $variation The variation.
	 */
	public static function draw_variation( $loop, $data, $variation ) {
		$value = (string) get_post_meta( $variation->ID, self::META, true );
		self::draw( self::META . "_$loop", self::META . "_variation[$loop]", $value, 'form-row form-row-full' );
	}

	/**
	 * Draws one field.
	 *
	 * @param string $id    Its id.
	 * @param string $name  Its name in the form.
	 * @param string $value Current value.
	 * @param string $wrap  Classes around it.
	 */
	private static function draw( $id, $name, $value, $wrap ) {
		woocommerce_wp_text_input(
			array(
				'id'                => $id,
				'name'              => $name,
				'value'             => $value,
				'wrapper_class'     => $wrap,
				'label'             => __( 'Quantity prices', 'storefront-companion' ),
				'placeholder'       => '4:5%, 8:1380.00',
				'desc_tip'          => true,
				'description'       => __( 'Lower prices in the storefront for several pieces of one line: "4:5%" takes 5 % off the regular price of each from 4 pieces on, "8:1380.00" sells each for 1,380 from 8. Up to 5 steps.', 'storefront-companion' ),
				'custom_attributes' => array(
					'dir'       => 'ltr',
					'maxlength' => (string) self::MAX_CHARS,
				),
			)
		);
	}

	/**
	 * Saves the field of a product.
	 *
	 * @param \WC_Product $product The product, before it is stored.
	 */
	public static function save_product( $product ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked it; write() sanitises it.
		$sent = isset( $_POST[ self::META ] ) ? wp_unslash( $_POST[ self::META ] ) : null;
		self::write( $product, $sent );
	}

	/**
	 * Saves the field of a variation.
	 *
	 * @param \WC_Product_Variation $variation The variation, before it is stored.
	 * @param int                   $loop      Number of the variation in the form.
	 */
	public static function save_variation( $variation, $loop ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked it; write() sanitises it.
		$all = isset( $_POST[ self::META . '_variation' ] ) ? wp_unslash( $_POST[ self::META . '_variation' ] ) : null;
		self::write( $variation, is_array( $all ) && isset( $all[ $loop ] ) ? $all[ $loop ] : null );
	}

	/**
	 * Sets or removes the meta; a form without the field changes nothing.
	 *
	 * @param \WC_Product $item The product or variation.
	 * @param mixed       $sent What the form has sent; null for nothing.
	 */
	private static function write( $item, $sent ) {
		if ( ! is_string( $sent ) ) {
			return;
		}
		$text = substr( sanitize_text_field( $sent ), 0, self::MAX_CHARS );
		if ( '' === $text ) {
			$item->delete_meta_data( self::META );
			return;
		}
		$item->update_meta_data( self::META, $text );
	}
}
