<?php
/**
 * Forms for the Arabic fields in wp-admin.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** A box below pages, posts and products, and fields in the forms of categories and attribute terms. */
final class Arabic_Forms {

	const NONCE = 'storefront_companion_arabic';
	const FIELD = 'storefront_companion';

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'add_meta_boxes', array( self::class, 'add_boxes' ) );
		add_action( 'save_post', array( self::class, 'save_post' ) );
		add_action( 'admin_init', array( self::class, 'extend_term_forms' ) );
		add_action( 'created_term', array( self::class, 'save_term' ), 10, 3 );
		add_action( 'edited_term', array( self::class, 'save_term' ), 10, 3 );
	}

	/** Labels of the fields. */
	private static function labels() {
		return array(
			'name_ar'        => __( 'Name in Arabic', 'storefront-companion' ),
			'title_ar'       => __( 'Title in Arabic', 'storefront-companion' ),
			'excerpt_ar'     => __( 'Short description in Arabic', 'storefront-companion' ),
			'description_ar' => __( 'Description in Arabic', 'storefront-companion' ),
			'content_ar'     => __( 'Text in Arabic', 'storefront-companion' ),
			'sale_title'     => __( 'Title of the sale', 'storefront-companion' ),
			'sale_title_ar'  => __( 'Title of the sale in Arabic', 'storefront-companion' ),
			'icon'           => __( 'Icon (its name, such as tyre or battery)', 'storefront-companion' ),
			'logo'           => __( 'Address of the logo', 'storefront-companion' ),
		);
	}

	/**
	 * The fields of a kind of post.
	 *
	 * @param string $type Post type.
	 * @return array Meta keys to sanitisers; empty if the type has none.
	 */
	private static function fields_of( $type ) {
		if ( 'product' === $type ) {
			return Arabic_Fields::PRODUCT;
		}
		return in_array( $type, array( 'page', 'post' ), true ) ? Arabic_Fields::DOCUMENT : array();
	}

	/** The box below the editor. */
	public static function add_boxes() {
		foreach ( array( 'page', 'post', 'product' ) as $type ) {
			add_meta_box( 'storefront-companion-arabic', __( 'In Arabic', 'storefront-companion' ), array( self::class, 'draw_box' ), $type, 'normal', 'high' );
		}
	}

	/**
	 * Draws the box.
	 *
	 * @param \WP_Post $post What is edited.
	 */
	public static function draw_box( $post ) {
		wp_nonce_field( self::NONCE, self::NONCE );
		foreach ( self::fields_of( $post->post_type ) as $key => $cleaner ) {
			$value = (string) get_post_meta( $post->ID, $key, true );
			echo '<p><label for="' . esc_attr( "storefront-$key" ) . '"><strong>' . esc_html( self::labels()[ $key ] ) . '</strong></label></p>';
			self::draw_input( $key, $cleaner, $value );
		}
	}

	/**
	 * One input; long texts get the editor of WordPress.
	 *
	 * @param string $key     Meta key.
	 * @param string $cleaner Its sanitiser, which distinguishes plain text from HTML.
	 * @param string $value   Current value.
	 */
	private static function draw_input( $key, $cleaner, $value ) {
		$direction = '_ar' === substr( $key, -3 ) ? 'rtl' : 'ltr';
		$name      = self::FIELD . "[$key]";
		if ( in_array( $key, array( 'content_ar', 'description_ar' ), true ) && function_exists( 'get_current_screen' ) && 'post' === self::screen_base() ) {
			wp_editor(
				$value,
				"storefront_$key",
				array(
					'textarea_name' => $name,
					'textarea_rows' => 12,
					'tinymce'       => array( 'directionality' => $direction ),
				)
			);
			return;
		}
		$id = "storefront-$key";
		if ( Arabic_Fields::HTML === $cleaner ) {
			echo '<textarea class="large-text" rows="4" id="' . esc_attr( $id ) . '" name="' . esc_attr( $name ) . '" dir="' . esc_attr( $direction ) . '">' . esc_textarea( $value ) . '</textarea>';
			return;
		}
		echo '<input type="text" class="large-text" id="' . esc_attr( $id ) . '" name="' . esc_attr( $name ) . '" dir="' . esc_attr( $direction ) . '" value="' . esc_attr( $value ) . '">';
	}

	/** Which form of wp-admin is open: `post`, `term`, `edit-tags`, … */
	private static function screen_base() {
		$screen = get_current_screen();
		return null === $screen ? '' : $screen->base;
	}

	/**
	 * The submitted fields, or null if the form has none of ours or fails the nonce check.
	 *
	 * @return array|null Raw texts by meta key, without WordPress's slashes.
	 */
	private static function sent() {
		if ( ! isset( $_POST[ self::NONCE ], $_POST[ self::FIELD ] ) || ! is_array( $_POST[ self::FIELD ] ) ) {
			return null;
		}
		if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ), self::NONCE ) ) {
			return null;
		}
		// Each text is sanitised by the callback of its registered field when it is stored.
		return array_filter( wp_unslash( $_POST[ self::FIELD ] ), 'is_string' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	}

	/**
	 * Saves the fields of a page, post or product; not to others that another plugin saves in the same request.
	 *
	 * @param int $post_id The saved post.
	 */
	public static function save_post( $post_id ) {
		$sent = self::sent();
		$shown = isset( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Checked by sent().
		if ( null === $sent || $shown !== (int) $post_id || wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		foreach ( array_keys( self::fields_of( get_post_type( $post_id ) ) ) as $key ) {
			if ( isset( $sent[ $key ] ) ) {
				Own_Fields::write( 'post', $post_id, $key, $sent[ $key ] );
			}
		}
	}

	/** Adds the fields to the forms of categories and attribute terms. */
	public static function extend_term_forms() {
		foreach ( array_keys( Arabic_Fields::taxonomies() ) as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", array( self::class, 'draw_new_term' ) );
			add_action( "{$taxonomy}_edit_form_fields", array( self::class, 'draw_term' ), 10, 2 );
		}
	}

	/**
	 * Fields of a term that does not exist yet.
	 *
	 * @param string $taxonomy Its taxonomy.
	 */
	public static function draw_new_term( $taxonomy ) {
		wp_nonce_field( self::NONCE, self::NONCE );
		foreach ( Arabic_Fields::taxonomies()[ $taxonomy ] as $key => $cleaner ) {
			echo '<div class="form-field"><label for="' . esc_attr( "storefront-$key" ) . '">' . esc_html( self::labels()[ $key ] ) . '</label>';
			self::draw_input( $key, $cleaner, '' );
			echo '</div>';
		}
	}

	/**
	 * Fields of a term.
	 *
	 * @param \WP_Term $term     The term.
	 * @param string   $taxonomy Its taxonomy.
	 */
	public static function draw_term( $term, $taxonomy ) {
		wp_nonce_field( self::NONCE, self::NONCE );
		foreach ( Arabic_Fields::taxonomies()[ $taxonomy ] as $key => $cleaner ) {
			echo '<tr class="form-field"><th scope="row"><label for="' . esc_attr( "storefront-$key" ) . '">' . esc_html( self::labels()[ $key ] ) . '</label></th><td>';
			self::draw_input( $key, $cleaner, (string) get_term_meta( $term->term_id, $key, true ) );
			echo '</td></tr>';
		}
	}

	/**
	 * Saves the fields of a term.
	 *
	 * @param int    $term_id  The term.
	 * @param int    $tt_id    Its term taxonomy id.
	 * @param string $taxonomy Its taxonomy.
	 */
	public static function save_term( $term_id, $tt_id, $taxonomy ) {
		$fields = Arabic_Fields::taxonomies();
		$sent   = isset( $fields[ $taxonomy ] ) ? self::sent() : null;
		if ( null === $sent || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		foreach ( array_keys( $fields[ $taxonomy ] ) as $key ) {
			if ( isset( $sent[ $key ] ) ) {
				Own_Fields::write( 'term', $term_id, $key, $sent[ $key ] );
			}
		}
	}
}
