<?php
/**
 * Sends the storefront's mail.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * `POST letters {to, subject, text, reply_to?}` sends a plain-text mail through WordPress: password reset codes,
 * messages to the operator, notices of a changed account. Only for users who manage the shop, and only to addresses of
 * its customers and staff, current or changed or deleted within the hour, so that stolen keys are no open relay.
 */
final class Letters {

	const MAX_SUBJECT = 200;
	const MAX_TEXT    = 20000;

	/** How long a changed or deleted address can still be notified of that. */
	const FORMER_ADDRESS_SECONDS = HOUR_IN_SECONDS;

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
		add_action( 'profile_update', array( self::class, 'remember_former_address' ), 10, 2 );
		add_action( 'delete_user', array( self::class, 'remember_deleted_address' ) );
	}

	/**
	 * Stores the previous address of a user for a while.
	 *
	 * @param int      $user_id The user.
	 * @param \WP_User $before  The user before the change.
	 */
	public static function remember_former_address( $user_id, $before ) {
		if ( 0 !== strcasecmp( $before->user_email, get_userdata( $user_id )->user_email ) ) {
			set_transient( self::former_address_key( $before->user_email ), 1, self::FORMER_ADDRESS_SECONDS );
		}
	}

	/**
	 * Stores the address of a deleted user for a while.
	 *
	 * @param int $user_id The user.
	 */
	public static function remember_deleted_address( $user_id ) {
		set_transient( self::former_address_key( get_userdata( $user_id )->user_email ), 1, self::FORMER_ADDRESS_SECONDS );
	}

	/**
	 * Transient name of a previous address.
	 *
	 * @param string $address The address.
	 * @return string
	 */
	private static function former_address_key( $address ) {
		return 'storefront_former_' . md5( strtolower( $address ) );
	}

	/** Registers the route. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/letters',
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'send' ),
				'permission_callback' => array( Documents::class, 'may_write' ),
				'args'                => array(
					'to'       => self::email_argument( true ),
					'reply_to' => self::email_argument( false ),
					'subject'  => array(
						'type'      => 'string',
						'required'  => true,
						'maxLength' => self::MAX_SUBJECT,
					),
					'text'     => array(
						'type'      => 'string',
						'required'  => true,
						'maxLength' => self::MAX_TEXT,
					),
				),
			)
		);
	}

	/**
	 * Schema of an email argument.
	 *
	 * @param bool $required Whether it is required.
	 * @return array
	 */
	private static function email_argument( $required ) {
		return array(
			'type'     => 'string',
			'format'   => 'email',
			'required' => $required,
		);
	}

	/**
	 * Sends the mail.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function send( $request ) {
		if ( ! self::belongs_to_shop( $request['to'] ) ) {
			return new \WP_Error( 'storefront_unknown_address', 'Letters go to customers and staff of this shop alone.', array( 'status' => 403 ) );
		}
		$headers = is_string( $request['reply_to'] ) ? array( 'Reply-To: ' . sanitize_email( $request['reply_to'] ) ) : array();
		$subject = sanitize_text_field( $request['subject'] );
		if ( ! wp_mail( $request['to'], $subject, $request['text'], $headers ) ) {
			return new \WP_Error( 'storefront_letter_not_sent', 'WordPress could not hand the letter to its mail server.', array( 'status' => 502 ) );
		}
		return new \WP_REST_Response( array( 'sent' => true ), 202 );
	}

	/**
	 * Whether an address belongs to the shop or to one of its users, now or recently.
	 *
	 * @param string $address The address.
	 * @return bool
	 */
	private static function belongs_to_shop( $address ) {
		$own = array( get_option( 'admin_email' ), get_option( 'woocommerce_email_from_address' ), get_option( 'woocommerce_stock_email_recipient' ) );
		return in_array( strtolower( $address ), array_map( 'strtolower', array_filter( $own, 'is_string' ) ), true )
			|| email_exists( $address )
			|| false !== get_transient( self::former_address_key( $address ) );
	}
}
