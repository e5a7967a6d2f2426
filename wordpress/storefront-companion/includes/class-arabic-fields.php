<?php
/**
 * Arabic translations of texts, and pictures and icons of terms.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Defines the fields, their sanitisation, and where the REST API returns them: on `wp/v2` as registered meta, on
 * `wc/v3` products in their `meta_data`, on `wc/v3` terms as separate fields. `terms` returns the terms of all
 * attributes in one response instead of one for each taxonomy.
 */
final class Arabic_Fields {

	const PLAIN = 'sanitize_text_field';
	const HTML  = 'wp_kses_post';
	const URL   = 'esc_url_raw';
	const ICON  = 'sanitize_key';

	/** Product fields: meta key to its sanitiser. */
	const PRODUCT = array(
		'name_ar'        => self::PLAIN,
		'excerpt_ar'     => self::HTML,
		'description_ar' => self::HTML,
		'sale_title'     => self::PLAIN,
		'sale_title_ar'  => self::PLAIN,
	);

	/** Fields of pages and posts. */
	const DOCUMENT = array(
		'title_ar'   => self::PLAIN,
		'excerpt_ar' => self::HTML,
		'content_ar' => self::HTML,
	);

	/** Fields of product categories. */
	const CATEGORY = array(
		'name_ar'        => self::PLAIN,
		'description_ar' => self::HTML,
		'icon'           => self::ICON,
	);

	/** Fields of attribute terms: brands, origins, indices, sizes. */
	const TERM = array(
		'name_ar' => self::PLAIN,
		'logo'    => self::URL,
	);

	/** Hooks into WordPress and WooCommerce. */
	public static function register() {
		// WooCommerce registers attributes as taxonomies with priority 5.
		add_action( 'init', array( self::class, 'register_meta' ), 20 );
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
		add_action( 'rest_api_init', array( self::class, 'extend_terms' ) );
		foreach ( array( 'page', 'post' ) as $type ) {
			add_filter( "rest_prepare_{$type}", array( self::class, 'hide_protected' ), 10, 3 );
		}
	}

	/**
	 * Hides the translations of a text with a password as WordPress hides the text itself, except from its editors.
	 *
	 * @param \WP_REST_Response $response The response.
	 * @param \WP_Post          $post     The page or post.
	 * @param \WP_REST_Request  $request  The request.
	 * @return \WP_REST_Response
	 */
	public static function hide_protected( $response, $post, $request ) {
		if ( 'edit' !== $request['context'] && isset( $response->data['meta'] ) && post_password_required( $post ) ) {
			$hidden                 = array( 'excerpt_ar' => '', 'content_ar' => '' );
			$response->data['meta'] = array_merge( (array) $response->data['meta'], $hidden );
		}
		return $response;
	}

	/** Fields by taxonomy. */
	public static function taxonomies() {
		$fields = array( 'product_cat' => self::CATEGORY );
		if ( function_exists( 'wc_get_attribute_taxonomy_names' ) ) {
			foreach ( wc_get_attribute_taxonomy_names() as $taxonomy ) {
				$fields[ $taxonomy ] = self::TERM;
			}
		}
		if ( taxonomy_exists( 'product_brand' ) ) {
			$fields['product_brand'] = self::TERM;
		}
		return $fields;
	}

	/** Registers every field, so that WordPress sanitises and authorises it wherever it is written. */
	public static function register_meta() {
		foreach ( array( 'page', 'post' ) as $type ) {
			foreach ( self::DOCUMENT as $key => $cleaner ) {
				register_post_meta( $type, $key, self::declare_field( $cleaner, 'edit_post' ) );
			}
		}
		foreach ( self::PRODUCT as $key => $cleaner ) {
			register_post_meta( 'product', $key, self::declare_field( $cleaner, 'edit_post' ) );
		}
		foreach ( self::taxonomies() as $taxonomy => $fields ) {
			foreach ( $fields as $key => $cleaner ) {
				register_term_meta( $taxonomy, $key, self::declare_field( $cleaner, 'edit_term' ) );
			}
		}
	}

	/**
	 * Arguments for registering one field: a single text, public to read; writing requires permission to edit the object.
	 *
	 * @param string $cleaner    Sanitising function.
	 * @param string $capability Capability on the object.
	 * @return array
	 */
	private static function declare_field( $cleaner, $capability ) {
		return array(
			'type'              => 'string',
			'single'            => true,
			'default'           => '',
			'show_in_rest'      => true,
			'sanitize_callback' => $cleaner,
			'auth_callback'     => static function ( $allowed, $key, $id ) use ( $capability ) {
				return current_user_can( $capability, $id );
			},
		);
	}

	/** Adds the fields to terms in requests and responses of `wc/v3`. */
	public static function extend_terms() {
		foreach ( self::taxonomies() as $taxonomy => $fields ) {
			add_filter(
				"woocommerce_rest_prepare_{$taxonomy}",
				static function ( $response, $term ) use ( $fields ) {
					foreach ( array_keys( $fields ) as $key ) {
						$response->data[ $key ] = (string) get_term_meta( $term->term_id, $key, true );
					}
					return $response;
				},
				10,
				2
			);
			add_action(
				"woocommerce_rest_insert_{$taxonomy}",
				static function ( $term, $request ) use ( $fields ) {
					foreach ( array_keys( $fields ) as $key ) {
						if ( is_string( $request[ $key ] ) ) {
							Own_Fields::write( 'term', $term->term_id, $key, $request[ $key ] );
						}
					}
				},
				10,
				2
			);
		}
	}

	/** `GET terms`: public, because the names are shown on the shop's pages. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/terms',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer_terms' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/** All terms of products with their fields: `[{taxonomy, id, slug, name, name_ar, …}]`. */
	public static function answer_terms() {
		$answer = array();
		foreach ( self::taxonomies() as $taxonomy => $fields ) {
			$terms = get_terms(
				array(
					'taxonomy'   => $taxonomy,
					'hide_empty' => false,
				)
			);
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$answer[] = self::describe_term( $term, $fields );
			}
		}
		return rest_ensure_response( $answer );
	}

	/**
	 * A term with its fields. Names are plain text, not HTML.
	 *
	 * @param \WP_Term $term   The term.
	 * @param array    $fields Meta keys to sanitisers.
	 * @return array
	 */
	private static function describe_term( $term, $fields ) {
		$described = array(
			'taxonomy' => $term->taxonomy,
			'id'       => $term->term_id,
			'slug'     => $term->slug,
			'name'     => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
		);
		foreach ( array_keys( $fields ) as $key ) {
			$described[ $key ] = (string) get_term_meta( $term->term_id, $key, true );
		}
		return $described;
	}
}
