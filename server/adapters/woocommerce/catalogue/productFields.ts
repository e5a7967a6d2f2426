/** Fields that products and their variations share. */
import type { Localized } from '../../../../domain/core/locale.js';
import { plainText } from '../../wpRest/plainText.js';
import { withTranslations } from '../../wpRest/translations.js';
import { type Role, roleOf } from './attributes.js';
import type { TermSlugs } from './openChoices.js';
import { metaText, type WcProduct } from '../../wpRest/shapes.js';

/** Names related to products, looked up by the store's own names. */
export interface MappingContext {
  siteUrl: string;
  categoryIds: ReadonlySet<number>;
  /** Translated names of attribute terms, by the store's own name. */
  terms: ReadonlyMap<string, Localized>;
  /** Slugs of attribute terms. */
  slugs: TermSlugs;
}

/** The store's timestamps are in UTC, without a zone. */
export function toIso(gmt: string | null): string {
  return gmt === null || gmt === '' ? new Date(0).toISOString() : new Date(`${gmt}Z`).toISOString();
}

/** A text of the store with its translations from the product's own fields. */
export function localized(
  { meta_data }: Pick<WcProduct, 'meta_data'>,
  field: string,
  original: string,
): Localized {
  return withTranslations(original, field, (name) => metaText(meta_data, name));
}

/** The single value of a product's attribute; since WooCommerce 9.6 brands have their own field. */
export function optionOf(product: WcProduct, role: Role): string | null {
  if (role === 'brand' && product.brands[0] !== undefined) return plainText(product.brands[0].name);
  const attribute = product.attributes.find((candidate) => roleOf(candidate) === role);
  const [option, ...others] = attribute?.options ?? [];
  return option === undefined || others.length > 0 ? null : plainText(option);
}
