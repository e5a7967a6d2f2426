import * as v from 'valibot';

/* Answers of WordPress (`wp/v2`), as far as they are read. Arabic twins are there with the companion plugin alone. */

const RENDERED = v.object({ rendered: v.string() });

/** Sites without registered meta answer `[]`. */
const META = v.union([
  v.object({
    title_ar: v.optional(v.string(), ''),
    excerpt_ar: v.optional(v.string(), ''),
    content_ar: v.optional(v.string(), ''),
  }),
  v.pipe(
    v.array(v.unknown()),
    v.transform(() => ({ title_ar: '', excerpt_ar: '', content_ar: '' })),
  ),
]);

const DOCUMENT = {
  id: v.number(),
  slug: v.string(),
  date_gmt: v.string(),
  modified_gmt: v.string(),
  title: RENDERED,
  excerpt: RENDERED,
  content: RENDERED,
  meta: v.optional(META, []),
};

export const WP_PAGE = v.object(DOCUMENT);

export const WP_POST = v.object({
  ...DOCUMENT,
  _embedded: v.optional(
    v.object({
      // A picture that was deleted is embedded as an error.
      'wp:featuredmedia': v.optional(v.array(v.object({ source_url: v.optional(v.string()) })), []),
    }),
  ),
});

export type WpPage = v.InferOutput<typeof WP_PAGE>;
export type WpPost = v.InferOutput<typeof WP_POST>;

/** What WordPress says of itself at its root. */
export const WP_SITE = v.object({ name: v.string(), description: v.string() });
