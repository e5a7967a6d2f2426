<?php
/**
 * Leads every address that is no file to WordPress.
 *
 * @package Storefront_Companion
 */

$storefront_site = getenv( 'WORDPRESS_FOLDER' );
$storefront_path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_file( $storefront_site . $storefront_path ) ) {
	return false;
}
$storefront_index = is_file( $storefront_site . $storefront_path . '/index.php' ) ? rtrim( $storefront_path, '/' ) . '/index.php' : '/index.php';
chdir( dirname( $storefront_site . $storefront_index ) );
$_SERVER['SCRIPT_NAME'] = $storefront_index;
require $storefront_site . $storefront_index;
