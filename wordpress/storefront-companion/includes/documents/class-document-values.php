<?php
/**
 * Values of the documents that editors write: sanitisation.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitises a value according to its shape, see `Document_Shapes`.
 */
final class Document_Values {

	/**
	 * Sanitises a value by its shape: missing parts become empty, unknown parts are dropped.
	 *
	 * @param array $shape The shape.
	 * @param mixed $value The submitted or stored value.
	 * @return mixed
	 */
	public static function clean( $shape, $value ) {
		switch ( $shape['kind'] ) {
			case 'object':
				$clean = array();
				foreach ( $shape['fields'] as $name => $field ) {
					$clean[ $name ] = self::clean( $field, is_array( $value ) && isset( $value[ $name ] ) ? $value[ $name ] : null );
				}
				return $clean;
			case 'list':
				return self::clean_list( $shape['of'], $value );
			case 'dictionary':
				return self::clean_dictionary( $value );
			case 'words':
				return self::clean_words( $value, 'sanitize_text_field' );
			case 'html':
				return self::clean_words( $value, 'wp_kses_post' );
			case 'lines':
				return sanitize_textarea_field( self::text( $value ) );
			case 'number':
				return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
			case 'url':
				return esc_url_raw( self::text( $value ), array( 'http', 'https' ) );
			case 'slug':
				// A slug may have several segments, such as category/tyres, in letters of any script.
				return trim( preg_replace( '#[^\p{L}\p{N}/_-]#u', '', self::text( $value ) ), '/' );
			default:
				return sanitize_text_field( self::text( $value ) );
		}
	}

	/**
	 * Sanitises a list; empty entries are dropped.
	 *
	 * @param array $of    Shape of an entry.
	 * @param mixed $value The submitted value.
	 * @return array
	 */
	private static function clean_list( $of, $value ) {
		$clean = array();
		foreach ( is_array( $value ) ? $value : array() as $entry ) {
			$entry = self::clean( $of, $entry );
			if ( self::clean( $of, null ) !== $entry ) {
				$clean[] = $entry;
			}
		}
		return $clean;
	}

	/**
	 * Sanitises texts by key. A form sends rows of `{key, en, ar}`, the REST API an object.
	 *
	 * @param mixed $value The submitted value.
	 * @return array
	 */
	private static function clean_dictionary( $value ) {
		$clean = array();
		foreach ( is_array( $value ) ? $value : array() as $key => $words ) {
			$key   = is_array( $words ) && isset( $words['key'] ) ? $words['key'] : $key;
			$key   = preg_replace( '/[^A-Za-z0-9_.-]/', '', self::text( $key ) );
			$words = self::clean_words( $words, 'sanitize_text_field' );
			if ( '' !== $key && ( '' !== $words['en'] || null !== $words['ar'] ) ) {
				$clean[ $key ] = $words;
			}
		}
		return $clean;
	}

	/**
	 * Sanitises a text in both languages.
	 *
	 * @param mixed    $value   The submitted value.
	 * @param callable $cleaner Sanitises one language.
	 * @return array `{en, ar}`; `ar` is null if empty.
	 */
	private static function clean_words( $value, $cleaner ) {
		$value  = is_array( $value ) ? $value : array();
		$arabic = $cleaner( self::text( isset( $value['ar'] ) ? $value['ar'] : '' ) );
		return array(
			'en' => $cleaner( self::text( isset( $value['en'] ) ? $value['en'] : '' ) ),
			'ar' => '' === $arabic ? null : $arabic,
		);
	}

	/**
	 * A value as text; empty if it is not scalar.
	 *
	 * @param mixed $value Anything.
	 * @return string
	 */
	private static function text( $value ) {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
