<?php
/**
 * What WooCommerce's own payment methods tell customers, for the storefront.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Adds `storefront` to `cod`, `bacs` and `cheque` in `GET wc/v3/payment_gateways`: the Arabic texts of the document
 * `payment`, the bank accounts, and the description that WooCommerce has by itself. WooCommerce shows that route to users
 * who manage the shop only.
 */
final class Payment_Texts {

	const DOCUMENT = 'payment';

	/** Hooks into WooCommerce. */
	public static function register() {
		add_filter( 'woocommerce_rest_prepare_payment_gateway', array( self::class, 'complete' ), 10, 2 );
	}

	/**
	 * The response with the plugin's field.
	 *
	 * @param \WP_REST_Response   $response The response.
	 * @param \WC_Payment_Gateway $gateway  The payment method.
	 * @return \WP_REST_Response
	 */
	public static function complete( $response, $gateway ) {
		if ( ! array_key_exists( $gateway->id, Document_Shapes::all()[ self::DOCUMENT ]['shape']['fields'] ) ) {
			return $response;
		}
		$data               = $response->get_data();
		$data['storefront'] = array(
			'texts'             => (object) self::texts( $gateway->id ),
			'accounts'          => 'bacs' === $gateway->id ? self::accounts() : array(),
			'usual_description' => isset( $gateway->form_fields['description']['default'] ) ? $gateway->form_fields['description']['default'] : '',
		);
		$response->set_data( $data );
		return $response;
	}

	/**
	 * The Arabic texts of a payment method: `title_ar` and so on.
	 *
	 * @param string $id The payment method.
	 * @return array
	 */
	private static function texts( $id ) {
		$document = Documents::read( self::DOCUMENT );
		$texts    = array();
		foreach ( null === $document ? array() : $document[ $id ] as $name => $text ) {
			$texts[ $name . '_ar' ] = $text;
		}
		return $texts;
	}

	/** The bank accounts that are entered in WooCommerce, as texts. */
	private static function accounts() {
		$accounts = get_option( 'woocommerce_bacs_accounts', array() );
		$clean    = array();
		foreach ( is_array( $accounts ) ? $accounts : array() as $account ) {
			$clean[] = array_map( 'sanitize_text_field', wp_unslash( array_filter( (array) $account, 'is_scalar' ) ) );
		}
		return $clean;
	}
}
