/** What a shop that is not real tells search engines, in the header X-Robots-Tag and on every page. */
export const NO_INDEXING = 'noindex, nofollow';
