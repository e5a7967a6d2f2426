<?php
/**
 * Shows drafts of pages and articles in the storefront.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * Leads an editor's preview to a signed link of the storefront, `{storefront}/drafts/{post or page}-{id}-{expires}-{signature}`,
 * and gives the storefront the text for it: `GET drafts/{the same}`. The signature is HMAC-SHA256 by the secret of the
 * webhooks over `draft {post or page}-{id}-{expires}`.
 */
final class Draft_Links {

	const PATH  = '/drafts/';
	const TYPES = array( 'post', 'page' );

	/** How long a link works, in seconds. */
	const LIFE_S = HOUR_IN_SECONDS;

	/** Hooks into WordPress. */
	public static function register() {
		add_action( 'template_redirect', array( self::class, 'lead_to_storefront' ), 1 );
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
	}

	/**
	 * Redirects WordPress's own preview, which every editor opens, so that the link is signed when it is used. WordPress
	 * shows a preview only to users who may see the draft.
	 */
	public static function lead_to_storefront() {
		$post = is_preview() ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return;
		}
		$link = self::link_to( $post );
		if ( '' === $link ) {
			return;
		}
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- The host that the operator has entered.
		wp_redirect( $link, 302, 'Storefront Companion' );
		exit;
	}

	/**
	 * The storefront's link to a draft.
	 *
	 * @param \WP_Post $post The page or article.
	 * @return string Empty if the storefront is not connected or does not show this type.
	 */
	public static function link_to( $post ) {
		$url = Change_Notice::storefront_url();
		if ( '' === $url || '' === Change_Notice::secret() || ! in_array( $post->post_type, self::TYPES, true ) ) {
			return '';
		}
		$named = $post->post_type . '-' . $post->ID . '-' . ( time() + self::LIFE_S );
		return $url . self::PATH . $named . '-' . self::sign( $named );
	}

	/**
	 * The signature of a link. The prefix keeps it apart from those of webhooks.
	 *
	 * @param string $named Type, id and time of expiry.
	 * @return string
	 */
	private static function sign( $named ) {
		return hash_hmac( 'sha256', 'draft ' . $named, Change_Notice::secret() );
	}

	/** Registers the route. The signature is the permission. */
	public static function register_route() {
		register_rest_route(
			STOREFRONT_COMPANION_NAMESPACE,
			'/drafts/(?P<type>post|page)-(?P<id>\d+)-(?P<expires>\d+)-(?P<signature>[0-9a-f]{64})',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * The draft as `wp/v2` would return it once published, with the address of its picture or null.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function answer( $request ) {
		$named = $request['type'] . '-' . $request['id'] . '-' . $request['expires'];
		$post  = self::is_valid( $named, $request ) ? self::latest( (int) $request['id'] ) : null;
		if ( null === $post || $post->post_type !== $request['type'] ) {
			return new \WP_Error( 'storefront_no_draft', 'There is no such draft.', array( 'status' => 404 ) );
		}
		$fields   = array( 'id', 'type', 'slug', 'date_gmt', 'modified_gmt', 'title', 'excerpt', 'content', 'meta' );
		$asked    = new \WP_REST_Request( 'GET' );
		$prepared = get_post_type_object( $post->post_type )->get_rest_controller()->prepare_item_for_response( $post, $asked );
		$picture  = get_the_post_thumbnail_url( $post->ID, 'full' );
		$draft    = array_intersect_key( $prepared->get_data(), array_flip( $fields ) );
		$response = rest_ensure_response( array_merge( $draft, array( 'picture' => false === $picture ? null : $picture ) ) );
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}

	/**
	 * Whether a link is signed and has not expired.
	 *
	 * @param string           $named   Type, id and time of expiry.
	 * @param \WP_REST_Request $request The request.
	 * @return bool
	 */
	private static function is_valid( $named, $request ) {
		return '' !== Change_Notice::secret()
			&& hash_equals( self::sign( $named ), (string) $request['signature'] )
			&& (int) $request['expires'] > time();
	}

	/**
	 * A page or article with the changes that WordPress has saved automatically for its preview.
	 *
	 * @param int $id Its id.
	 * @return \WP_Post|null Null if there is none, or if it is in the trash.
	 */
	private static function latest( $id ) {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || 'trash' === $post->post_status ) {
			return null;
		}
		$saved = wp_get_post_autosave( $id );
		if ( false !== $saved && $saved->post_modified_gmt > $post->post_modified_gmt ) {
			$post               = clone $post;
			$post->post_title   = $saved->post_title;
			$post->post_excerpt = $saved->post_excerpt;
			$post->post_content = $saved->post_content;
		}
		return $post;
	}
}
