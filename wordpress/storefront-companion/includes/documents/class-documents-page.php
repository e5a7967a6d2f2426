<?php
/**
 * The page in wp-admin for documents and settings.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/** One page in wp-admin with a tab for each document; forms are generated from the documents' shapes. */
final class Documents_Page {

	const PAGE  = 'storefront-companion';
	const NONCE = 'storefront_companion_documents';

	/** Placeholder for the index of a new entry until it is added. */
	const NEW_ENTRY = '__new__';

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'admin_menu', array( self::class, 'add_page' ) );
		add_action( 'admin_post_' . self::NONCE, array( self::class, 'save' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'add_script' ) );
	}

	/** Adds the menu entry. */
	public static function add_page() {
		add_menu_page(
			__( 'Storefront', 'storefront-companion' ),
			__( 'Storefront', 'storefront-companion' ),
			self::capability(),
			self::PAGE,
			array( self::class, 'draw' ),
			'dashicons-store',
			56
		);
	}

	/** The capability for editing: shop managers, or administrators if WooCommerce is not active. */
	private static function capability() {
		return class_exists( 'WooCommerce' ) ? 'manage_woocommerce' : 'manage_options';
	}

	/**
	 * The script that adds and removes entries of lists.
	 *
	 * @param string $hook Hook suffix of the current page.
	 */
	public static function add_script( $hook ) {
		if ( 'toplevel_page_' . self::PAGE === $hook ) {
			wp_enqueue_script( self::PAGE, plugins_url( 'assets/lists.js', STOREFRONT_COMPANION_FILE ), array(), STOREFRONT_COMPANION_VERSION, true );
		}
	}

	/** Tabs: the settings first, then the documents. */
	private static function tabs() {
		$tabs = array( 'connection' => __( 'Connection', 'storefront-companion' ) );
		foreach ( Document_Shapes::all() as $name => $document ) {
			$tabs[ $name ] = $document['title'];
		}
		return $tabs;
	}

	/** The open tab. */
	private static function tab() {
		$tab = isset( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a tab.
		return isset( self::tabs()[ $tab ] ) ? $tab : 'connection';
	}

	/** Draws the page. */
	public static function draw() {
		$tab = self::tab();
		echo '<div class="wrap"><h1>' . esc_html__( 'Storefront', 'storefront-companion' ) . '</h1><nav class="nav-tab-wrapper">';
		foreach ( self::tabs() as $name => $title ) {
			$class = $name === $tab ? 'nav-tab nav-tab-active' : 'nav-tab';
			echo '<a class="' . esc_attr( $class ) . '" href="' . esc_url( self::address( $name ) ) . '">' . esc_html( $title ) . '</a>';
		}
		echo '</nav>';
		if ( isset( $_GET['saved'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows a message.
			echo '<div class="notice notice-success"><p>' . esc_html__( 'Saved. The storefront shows it within a few minutes.', 'storefront-companion' ) . '</p></div>';
		}
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::NONCE ) . '"><input type="hidden" name="tab" value="' . esc_attr( $tab ) . '">';
		wp_nonce_field( self::NONCE );
		if ( 'connection' === $tab ) {
			self::draw_connection();
		} else {
			$shape = Document_Shapes::all()[ $tab ]['shape'];
			self::draw_value( $shape, 'document', Documents::read( $tab ) );
		}
		// The last field: PHP cuts forms off after max_input_vars fields.
		echo '<input type="hidden" name="complete" value="1">';
		submit_button();
		echo '</form></div>';
	}

	/**
	 * Address of a tab.
	 *
	 * @param string $tab Its name.
	 * @return string
	 */
	private static function address( $tab ) {
		return add_query_arg(
			array(
				'page' => self::PAGE,
				'tab'  => $tab,
			),
			admin_url( 'admin.php' )
		);
	}

	/** Form for the webhook's address and secret. */
	private static function draw_connection() {
		echo '<table class="form-table"><tr><th><label for="storefront-url">' . esc_html__( 'Address of the storefront', 'storefront-companion' ) . '</label></th><td>';
		echo '<input type="url" class="regular-text" id="storefront-url" name="url" value="' . esc_attr( Change_Notice::storefront_url() ) . '" placeholder="https://shop.example"></td></tr>';
		echo '<tr><th><label for="storefront-secret">' . esc_html__( 'Secret of its webhook', 'storefront-companion' ) . '</label></th><td>';
		echo '<input type="password" class="regular-text" id="storefront-secret" name="secret" autocomplete="off" value=""> ';
		echo '<p class="description">' . esc_html__( 'The same text as WEBHOOK_SECRET of the storefront. Leave it empty to keep the present one.', 'storefront-companion' ) . ' ';
		echo esc_html( '' === Change_Notice::secret() ? __( 'None is set.', 'storefront-companion' ) : __( 'One is set.', 'storefront-companion' ) ) . '</p></td></tr></table>';
	}

	/**
	 * Draws the inputs of a value.
	 *
	 * @param array  $shape Its shape.
	 * @param string $name  Name of the input.
	 * @param mixed  $value Current value.
	 */
	private static function draw_value( $shape, $name, $value ) {
		switch ( $shape['kind'] ) {
			case 'object':
				self::draw_object( $shape, $name, $value );
				return;
			case 'list':
				self::draw_list( $shape, $name, is_array( $value ) ? $value : array() );
				return;
			case 'dictionary':
				self::draw_dictionary( $shape, $name, is_array( $value ) ? $value : array() );
				return;
			case 'words':
			case 'html':
				self::draw_words( $shape, $name, is_array( $value ) ? $value : array() );
				return;
			case 'lines':
				echo '<p><label>' . esc_html( $shape['label'] ) . '<br><textarea class="large-text" rows="3" dir="auto" name="' . esc_attr( $name ) . '">' . esc_textarea( (string) $value ) . '</textarea></label></p>';
				return;
			default:
				$type = 'number' === $shape['kind'] ? 'number' : 'text';
				echo '<p><label>' . esc_html( $shape['label'] ) . '<br><input type="' . esc_attr( $type ) . '" class="regular-text" dir="auto" name="' . esc_attr( $name ) . '" value="' . esc_attr( null === $value ? '' : (string) $value ) . '"></label></p>';
		}
	}

	/**
	 * Draws the inputs of an object.
	 *
	 * @param array  $shape The shape.
	 * @param string $name  Name of the input.
	 * @param mixed  $value Current value.
	 */
	private static function draw_object( $shape, $name, $value ) {
		echo '<fieldset style="margin-block:1em">';
		if ( '' !== $shape['label'] ) {
			echo '<legend><strong>' . esc_html( $shape['label'] ) . '</strong></legend>';
		}
		foreach ( $shape['fields'] as $field => $of ) {
			self::draw_value( $of, $name . "[$field]", is_array( $value ) && isset( $value[ $field ] ) ? $value[ $field ] : null );
		}
		echo '</fieldset>';
	}

	/**
	 * Draws the inputs of a text in both languages, side by side.
	 *
	 * @param array  $shape The shape.
	 * @param string $name  Name of the input.
	 * @param array  $value `{en, ar}`.
	 */
	private static function draw_words( $shape, $name, $value ) {
		$languages = array(
			'en' => array( 'ltr', __( 'English', 'storefront-companion' ) ),
			'ar' => array( 'rtl', __( 'Arabic', 'storefront-companion' ) ),
		);
		echo '<p>' . esc_html( $shape['label'] ) . '</p><p style="display:flex;gap:1em">';
		foreach ( $languages as $code => list( $direction, $language ) ) {
			$text = isset( $value[ $code ] ) ? $value[ $code ] : '';
			echo '<label style="flex:1">' . esc_html( $language ) . '<br>';
			if ( 'html' === $shape['kind'] ) {
				echo '<textarea class="large-text" rows="5" dir="' . esc_attr( $direction ) . '" name="' . esc_attr( $name . "[$code]" ) . '">' . esc_textarea( $text ) . '</textarea>';
			} else {
				echo '<input type="text" class="large-text" dir="' . esc_attr( $direction ) . '" name="' . esc_attr( $name . "[$code]" ) . '" value="' . esc_attr( $text ) . '">';
			}
			echo '</label>';
		}
		echo '</p>';
	}

	/**
	 * Draws the entries of a list, each with a button that removes it, and a button that adds one.
	 *
	 * @param array  $shape The shape.
	 * @param string $name  Name of the input.
	 * @param array  $value The entries.
	 */
	private static function draw_list( $shape, $name, $value ) {
		$draw_entry = static function ( $index, $entry ) use ( $shape, $name ) {
			self::draw_value( $shape['of'], $name . "[$index]", $entry );
		};
		self::draw_entries( $shape['label'], array_values( $value ), $draw_entry );
	}

	/**
	 * Draws a dictionary as rows of key and texts.
	 *
	 * @param array  $shape The shape.
	 * @param string $name  Name of the input.
	 * @param array  $value Texts by key.
	 */
	private static function draw_dictionary( $shape, $name, $value ) {
		$rows = array();
		foreach ( $value as $key => $words ) {
			$rows[] = array( 'key' => $key ) + $words;
		}
		$draw_entry = static function ( $index, $row ) use ( $name ) {
			self::draw_value(
				array(
					'kind'  => 'text',
					'label' => __( 'Key', 'storefront-companion' ),
				),
				$name . "[$index][key]",
				isset( $row['key'] ) ? $row['key'] : ''
			);
			self::draw_words(
				array(
					'kind'  => 'words',
					'label' => '',
				),
				$name . "[$index]",
				(array) $row
			);
		};
		self::draw_entries( $shape['label'], $rows, $draw_entry );
	}

	/**
	 * Draws a list and its template for new entries.
	 *
	 * @param string   $label      Label of the list.
	 * @param array    $entries    Current value.
	 * @param callable $draw_entry Draws one: `(index, entry)`.
	 */
	private static function draw_entries( $label, $entries, $draw_entry ) {
		echo '<fieldset data-storefront-list><legend><strong>' . esc_html( $label ) . '</strong></legend><div data-storefront-entries>';
		foreach ( $entries as $index => $entry ) {
			self::draw_entry_frame( $index, $entry, $draw_entry );
		}
		echo '</div><template>';
		self::draw_entry_frame( self::NEW_ENTRY, null, $draw_entry );
		echo '</template><p><button type="button" class="button" data-storefront-add>' . esc_html__( 'Add', 'storefront-companion' ) . '</button></p></fieldset>';
	}

	/**
	 * Draws one entry with its button.
	 *
	 * @param int|string $index      Its index.
	 * @param mixed      $entry      Current value.
	 * @param callable   $draw_entry Draws it.
	 */
	private static function draw_entry_frame( $index, $entry, $draw_entry ) {
		echo '<div data-storefront-entry style="border-inline-start:4px solid #c3c4c7;padding-inline-start:1em;margin-block:1em">';
		$draw_entry( $index, $entry );
		echo '<p><button type="button" class="button-link button-link-delete" data-storefront-remove>' . esc_html__( 'Remove', 'storefront-companion' ) . '</button></p></div>';
	}

	/** Saves the submitted form. */
	public static function save() {
		check_admin_referer( self::NONCE );
		if ( ! current_user_can( self::capability() ) ) {
			wp_die( esc_html__( 'You may not change the storefront.', 'storefront-companion' ), '', array( 'response' => 403 ) );
		}
		$tab = isset( $_POST['tab'] ) ? sanitize_key( wp_unslash( $_POST['tab'] ) ) : '';
		if ( 'connection' === $tab ) {
			$url    = isset( $_POST['url'] ) ? esc_url_raw( wp_unslash( $_POST['url'] ), array( 'http', 'https' ) ) : '';
			$secret = isset( $_POST['secret'] ) ? sanitize_text_field( wp_unslash( $_POST['secret'] ) ) : '';
			Change_Notice::connect( $url, $secret );
		} elseif ( ! isset( $_POST['complete'] ) ) {
			wp_die( esc_html__( 'The form has more fields than this server reads, so nothing was saved. Raise max_input_vars in the settings of PHP.', 'storefront-companion' ), '', array( 'response' => 413, 'back_link' => true ) );
		} elseif ( isset( Document_Shapes::all()[ $tab ] ) ) {
			// Sanitised by the document's shape.
			$document = isset( $_POST['document'] ) && is_array( $_POST['document'] ) ? wp_unslash( $_POST['document'] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
			Documents::write( $tab, $document );
		}
		wp_safe_redirect( add_query_arg( 'saved', '1', self::address( $tab ) ) );
		exit;
	}
}
