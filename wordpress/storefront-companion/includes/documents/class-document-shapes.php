<?php
/**
 * The documents that editors write for the storefront, and their structure.
 *
 * @package Storefront_Companion
 */

namespace Storefront_Companion;

defined( 'ABSPATH' ) || exit;

/**
 * A shape is an array with a `kind`: `words` (a text in both languages: `{en, ar}`, Arabic null if missing),
 * `html` (the same, as HTML), `text`, `lines` (a text of several lines), `slug`, `url`, `number`, `object` (with `fields`), `list` (with `of`) or
 * `dictionary` (texts by key). Sanitisation and forms both follow it.
 */
final class Document_Shapes {

	/** All documents: shape and title by name; those that are `private` are not shown on pages of the shop. */
	public static function all() {
		return array(
			'shell'        => array(
				'title' => __( 'Name, navigation and footer', 'storefront-companion' ),
				'shape' => self::shell(),
			),
			'home'         => array(
				'title' => __( 'Home page', 'storefront-companion' ),
				'shape' => self::home(),
			),
			'faq'          => array(
				'title' => __( 'Questions and answers', 'storefront-companion' ),
				'shape' => self::faq(),
			),
			'not-found'    => array(
				'title' => __( 'Page not found', 'storefront-companion' ),
				'shape' => self::not_found(),
			),
			'branches'     => array(
				'title' => __( 'Branches', 'storefront-companion' ),
				'shape' => self::branches(),
			),
			'search'       => array(
				'title' => __( 'Search', 'storefront-companion' ),
				'shape' => self::search(),
			),
			'payment'      => array(
				'title'   => __( 'Payment methods', 'storefront-companion' ),
				'shape'   => self::payment(),
				'private' => true,
			),
			'translations' => array(
				'title' => __( 'Words of the interface', 'storefront-companion' ),
				'shape' => array(
					'kind'  => 'dictionary',
					'label' => __( 'Words by key, such as egp or search_placeholder', 'storefront-companion' ),
				),
			),
		);
	}

	/** Name of the shop, links of the menus, footer. */
	private static function shell() {
		$link    = self::object(
			'',
			array(
				'id'   => self::field( 'number', __( 'Category number (0 for a page)', 'storefront-companion' ) ),
				'slug' => self::field( 'slug', __( 'Slug', 'storefront-companion' ) ),
				'name' => self::field( 'words', __( 'Name', 'storefront-companion' ) ),
				'icon' => self::field( 'slug', __( 'Icon', 'storefront-companion' ) ),
			)
		);
		$section = array(
			'title' => self::field( 'words', __( 'Title', 'storefront-companion' ) ),
			'links' => self::listed(
				__( 'Links', 'storefront-companion' ),
				self::object(
					'',
					array(
						'name' => self::field( 'words', __( 'Name', 'storefront-companion' ) ),
						'slug' => self::field( 'slug', __( 'Slug', 'storefront-companion' ) ),
					)
				)
			),
		);
		$footer  = array(
			'left'        => self::object( __( 'First column', 'storefront-companion' ), $section ),
			'middle'      => self::object( __( 'Second column', 'storefront-companion' ), $section ),
			'right'       => self::object( __( 'Column of the newsletter', 'storefront-companion' ), $section ),
			'newsletter'  => self::object(
				__( 'Newsletter', 'storefront-companion' ),
				array(
					'placeholder' => self::field( 'words', __( 'In the empty field', 'storefront-companion' ) ),
					'button'      => self::field( 'words', __( 'Button', 'storefront-companion' ) ),
					'description' => self::field( 'words', __( 'Sentence above', 'storefront-companion' ) ),
				)
			),
			'copyrights'  => self::field( 'words', __( 'Copyright line', 'storefront-companion' ) ),
			'socialMedia' => self::listed(
				__( 'Social media', 'storefront-companion' ),
				self::object(
					'',
					array(
						'url'  => self::field( 'url', __( 'Address', 'storefront-companion' ) ),
						'icon' => self::field( 'slug', __( 'Icon', 'storefront-companion' ) ),
					)
				)
			),
		);
		return self::object(
			'',
			array(
				'shopName'   => self::field( 'words', __( 'Name of the shop', 'storefront-companion' ) ),
				'tagline'    => self::field( 'words', __( 'What it is, in a few words', 'storefront-companion' ) ),
				'navLinks'   => self::listed( __( 'Menu on phones', 'storefront-companion' ), $link ),
				'footerMenu' => self::listed( __( 'Bar at the bottom of phones', 'storefront-companion' ), $link ),
				'footer'     => self::object( __( 'Footer', 'storefront-companion' ), $footer ),
			)
		);
	}

	/** The hero of the home page. */
	private static function home() {
		return self::object(
			'',
			array(
				'title'    => self::field( 'words', __( 'Headline', 'storefront-companion' ) ),
				'lead'     => self::field( 'words', __( 'Sentence below it', 'storefront-companion' ) ),
				'promises' => self::listed(
					__( 'Promises', 'storefront-companion' ),
					self::object(
						'',
						array(
							'icon'  => self::field( 'slug', __( 'Icon', 'storefront-companion' ) ),
							'title' => self::field( 'words', __( 'Title', 'storefront-companion' ) ),
							'text'  => self::field( 'words', __( 'Text', 'storefront-companion' ) ),
						)
					)
				),
			)
		);
	}

	/** Questions and answers; those of one group are adjacent. */
	private static function faq() {
		return self::listed(
			__( 'Questions', 'storefront-companion' ),
			self::object(
				'',
				array(
					'group'    => self::field( 'words', __( 'Group', 'storefront-companion' ) ),
					'question' => self::field( 'words', __( 'Question', 'storefront-companion' ) ),
					'answer'   => self::field( 'html', __( 'Answer', 'storefront-companion' ) ),
				)
			)
		);
	}

	/** The page that is shown for a missing page. */
	private static function not_found() {
		return self::object(
			'',
			array(
				'banner'          => self::field( 'html', __( 'Banner', 'storefront-companion' ) ),
				'productsTitle'   => self::field( 'words', __( 'Title of the products', 'storefront-companion' ) ),
				'categoriesTitle' => self::field( 'words', __( 'Title of the categories', 'storefront-companion' ) ),
				'pagesTitle'      => self::field( 'words', __( 'Title of the pages', 'storefront-companion' ) ),
				'pages'           => self::listed(
					__( 'Pages', 'storefront-companion' ),
					self::object(
						'',
						array(
							'slug'  => self::field( 'slug', __( 'Slug', 'storefront-companion' ) ),
							'title' => self::field( 'words', __( 'Title', 'storefront-companion' ) ),
						)
					)
				),
			)
		);
	}

	/** Branches where orders are collected and tyres are fitted, by appointment. */
	private static function branches() {
		return self::listed(
			__( 'Branches', 'storefront-companion' ),
			self::object(
				'',
				array(
					'slug'        => self::field( 'slug', __( 'Short name in Latin letters, such as nasr-city; never change it', 'storefront-companion' ) ),
					'name'        => self::field( 'words', __( 'Name', 'storefront-companion' ) ),
					'address'     => self::field( 'words', __( 'Address', 'storefront-companion' ) ),
					'governorate' => self::field( 'text', __( 'Code of the governorate, such as EGC', 'storefront-companion' ) ),
					'map'         => self::field( 'url', __( 'Link to a map', 'storefront-companion' ) ),
					'opens'       => self::field( 'text', __( 'Opens, such as 10:00', 'storefront-companion' ) ),
					'closes'      => self::field( 'text', __( 'Closes, such as 20:00', 'storefront-companion' ) ),
					'slots'       => self::field( 'text', __( 'Length of appointments: hour or half_day', 'storefront-companion' ) ),
					'capacity'    => self::field( 'number', __( 'Appointments at the same time', 'storefront-companion' ) ),
					'fitting'     => self::field( 'text', __( 'Pounds for fitting one tyre; 0 if included, empty if nothing is fitted here', 'storefront-companion' ) ),
				)
			)
		);
	}

	/** Words of searches. */
	private static function search() {
		return self::object(
			'',
			array(
				'synonyms' => self::field( 'lines', __( 'Words that mean the same: a line for each group, separated by commas', 'storefront-companion' ) ),
			)
		);
	}

	/** Arabic texts of WooCommerce's own payment methods, whose settings have one language. */
	private static function payment() {
		$texts = array(
			'title'        => self::field( 'text', __( 'Title (Arabic)', 'storefront-companion' ) ),
			'description'  => self::field( 'lines', __( 'Description (Arabic)', 'storefront-companion' ) ),
			'instructions' => self::field( 'lines', __( 'Instructions (Arabic)', 'storefront-companion' ) ),
		);
		return self::object(
			__( 'The English texts and the bank accounts are those of WooCommerce → Settings → Payments.', 'storefront-companion' ),
			array(
				'bacs'   => self::object( __( 'Direct bank transfer', 'storefront-companion' ), $texts ),
				'cheque' => self::object( __( 'Check payments', 'storefront-companion' ), $texts ),
				'cod'    => self::object( __( 'Cash on delivery', 'storefront-companion' ), array_slice( $texts, 0, 2 ) ),
			)
		);
	}

	/**
	 * A single value.
	 *
	 * @param string $kind  Its kind.
	 * @param string $label Label in the form.
	 * @return array
	 */
	private static function field( $kind, $label ) {
		return array(
			'kind'  => $kind,
			'label' => $label,
		);
	}

	/**
	 * An object: several named values.
	 *
	 * @param string $label  Label in the form.
	 * @param array  $fields Shapes by name.
	 * @return array
	 */
	private static function object( $label, $fields ) {
		return array(
			'kind'   => 'object',
			'label'  => $label,
			'fields' => $fields,
		);
	}

	/**
	 * A list: any number of values of one shape.
	 *
	 * @param string $label Label in the form.
	 * @param array  $of    The shape of each.
	 * @return array
	 */
	private static function listed( $label, $of ) {
		return array(
			'kind'  => 'list',
			'label' => $label,
			'of'    => $of,
		);
	}
}
