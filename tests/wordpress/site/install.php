<?php
/**
 * Installs WordPress with the plugin, an administrator and what an editor would have written.
 *
 * @package Storefront_Companion
 */

define( 'WP_INSTALLING', true );
error_reporting( E_ALL & ~E_DEPRECATED );
// Nothing is mailed on installing.
function wp_mail() {
	return true;
}
require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Nile Tyres', 'admin', 'admin@shop.example', true, '', 'the password of the tests' );
update_option( 'template', 'bare' );
update_option( 'stylesheet', 'bare' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'active_plugins', array( 'storefront-companion/storefront-companion.php' ) );
