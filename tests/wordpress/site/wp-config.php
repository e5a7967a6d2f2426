<?php
/**
 * A WordPress that lives as long as the tests.
 *
 * @package Storefront_Companion
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'WORDPRESS_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $storefront_kind ) {
	define( $storefront_kind . '_KEY', 'of the tests alone: ' . $storefront_kind );
	define( $storefront_kind . '_SALT', 'of the tests alone, too: ' . $storefront_kind );
}
define( 'WP_HOME', getenv( 'WORDPRESS_URL' ) );
define( 'WP_SITEURL', getenv( 'WORDPRESS_URL' ) );
// Application passwords without TLS.
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/debug.log' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
