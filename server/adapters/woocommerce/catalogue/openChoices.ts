/*
 * A variation may leave attributes open ("Any colour…"). Every combination of their options is sold then, at the price
 * and from the stock of the first variation that covers it, as in WooCommerce's own shop.
 */
import { OPEN_VARIATION_ID_END } from '../../../../domain/catalogue/variations/choiceId.js';
import { OPEN_CHOICES_MAX } from '../../../../domain/core/limits.js';
import type { Term } from '../../../mirror/remoteCatalogue.js';
import { memoizeByObject } from '../../../ports/shared/memoizeByObject.js';
import { plainText } from '../../wpRest/plainText.js';
import type { WcProduct, WcVariation } from '../../wpRest/shapes.js';
import { type Chosen, chosenId } from './chosen.js';
import { attributeKey, unescaped } from './attributeKey.js';

/** A variation as the shop sells it; with a choice, it names every attribute, and has an id of its own. */
export interface SoldVariation extends WcVariation {
  /** The options of what the store's variation leaves open; none for a variation that is sold as it is. */
  chosen: readonly Chosen[];
}

export interface SoldVariations {
  sold: SoldVariation[];
  /** What is not sold and why, in lines for the operator. */
  problems: string[];
}

type Attribute = WcProduct['attributes'][number];

/** Slugs of the terms with the same name, by taxonomy and name: `pa_colour Black`. */
export type TermSlugs = ReadonlyMap<string, readonly string[]>;

/** The slugs of attribute terms, which every refresh of a product needs. */
export const slugsOf = memoizeByObject((terms: readonly Term[]): TermSlugs => {
  const slugs = new Map<string, string[]>();
  for (const { attribute, option, slug } of terms) {
    if (slug === null) continue;
    const key = `${unescaped(attribute)} ${option}`;
    slugs.set(key, [...(slugs.get(key) ?? []), slug]);
  }
  return slugs;
});

/** What is sold of a product's published variations, in the store's order. */
export function soldVariations(
  product: WcProduct,
  variations: readonly WcVariation[],
  slugs: TermSlugs,
): SoldVariations {
  const all = named(product, variations)
    .filter(({ status }) => status === 'publish')
    .sort((a, b) => a.menu_order - b.menu_order || a.id - b.id);
  const published = all.filter((variation) => withoutTerm(product, variation) === undefined);
  const problems = all.flatMap((variation) => withoutTermLine(product, variation) ?? []);
  const result: SoldVariations = { sold: [], problems };
  if (published.every((variation) => openIn(product, variation).length === 0)) {
    return { ...result, sold: published.map((variation) => inOrder(product, { ...variation, chosen: [] })) };
  }
  const earlier: WcVariation[] = [];
  let room = OPEN_CHOICES_MAX;
  for (const variation of published.filter(({ price }) => (price ?? '') !== '')) {
    const open = openIn(product, variation);
    const count = open.reduce((all, { options }) => all * new Set(options).size, 1);
    const problem = open.length === 0 ? null : limitProblem(variation, open, count, room);
    if (problem !== null) result.problems.push(`Product ${product.id}: ${problem}`);
    else {
      room -= open.length === 0 ? 0 : count;
      const { choices, problems } = choicesOf(variation, open, slugs);
      const fresh = choices.filter((choice) => !earlier.some((one) => covers(one, choice)));
      result.sold.push(...fresh.map((choice) => inOrder(product, choice)));
      result.problems.push(...problems.map((line) => `Product ${product.id}: ${line}`));
    }
    earlier.push(variation);
  }
  return result;
}

/** With its attributes in the order of the product's, whichever of them the variation names itself. */
function inOrder(product: WcProduct, variation: SoldVariation): SoldVariation {
  const place = ({ name }: { name: string }) => product.attributes.findIndex((one) => one.name === name);
  return { ...variation, attributes: variation.attributes.toSorted((a, b) => place(a) - place(b)) };
}

/** The attribute whose option is none of the product's: its term was deleted, and WooCommerce answers its slug. */
function withoutTerm(
  product: WcProduct,
  variation: WcVariation,
): WcVariation['attributes'][number] | undefined {
  return variation.attributes.find(({ name, option }) => {
    const attribute = product.attributes.find((one) => one.name === name);
    if (attribute === undefined || !isGlobal(attribute) || attribute.options.length === 0) return false;
    return !attribute.options.some((one) => plainText(one) === plainText(option));
  });
}

function withoutTermLine(product: WcProduct, variation: WcVariation): string | null {
  const attribute = withoutTerm(product, variation);
  if (attribute === undefined) return null;
  const { name, option } = attribute;
  return `Product ${product.id}: variation ${variation.id} is not sold, because its ${plainText(name)} "${plainText(option)}" is no term of the product any more (Products → Attributes): choose another one in the variation`;
}

/** Whether an option that is sold as a choice belongs to a term that is not among these. */
export function lacksTerms(
  product: WcProduct,
  variations: readonly WcVariation[],
  slugs: TermSlugs,
): boolean {
  return named(product, variations)
    .flatMap((variation) => openIn(product, variation))
    .some(
      (attribute) =>
        isGlobal(attribute) && attribute.options.some((option) => !slugs.has(termKey(attribute, option))),
    );
}

/** The store escapes the names of options, but not those of terms. */
function termKey(attribute: Attribute, option: string): string {
  return `${unescaped(attributeKey(attribute))} ${plainText(option)}`;
}

/** Variations with their attributes named as in their product; WooCommerce URL-encodes Arabic names of its own attributes. */
function named(product: WcProduct, variations: readonly WcVariation[]): WcVariation[] {
  const keys = product.attributes.map((attribute) => unescaped(attributeKey(attribute)));
  return variations.map((variation) => ({
    ...variation,
    attributes: variation.attributes.map((one) => {
      const isSame = product.attributes.some(({ name }) => name === one.name);
      const found = isSame ? undefined : product.attributes[keys.indexOf(unescaped(one.slug))];
      return found === undefined ? one : { ...one, name: found.name };
    }),
  }));
}

/** With a single option there is nothing to choose. */
function openIn(product: WcProduct, variation: WcVariation): Attribute[] {
  return product.attributes.filter(
    ({ name, options, variation: isVarying }) =>
      isVarying && options.length > 1 && !variation.attributes.some((one) => one.name === name),
  );
}

function isGlobal({ id }: Attribute): boolean {
  return id !== 0;
}

function limitProblem(
  { id }: WcVariation,
  open: readonly Attribute[],
  count: number,
  room: number,
): string | null {
  const names = open.map(({ name }) => plainText(name)).join(', ');
  if (id >= OPEN_VARIATION_ID_END) return `variation ${id} is not sold for any ${names}: its id is too high`;
  return count <= room
    ? null
    : `variation ${id} is not sold, because any ${names} makes ${count} choices, and the shop sells ${OPEN_CHOICES_MAX} of a product: name an option in the variation, or remove options from the product`;
}

/** The variation once for every combination of the open attributes' options that an order line can name. */
function choicesOf(
  variation: WcVariation,
  open: readonly Attribute[],
  slugs: TermSlugs,
): { choices: SoldVariation[]; problems: string[] } {
  if (open.length === 0) return { choices: [{ ...variation, chosen: [] }], problems: [] };
  const problems: string[] = [];
  let choices: SoldVariation[] = [{ ...variation, chosen: [] }];
  for (const attribute of open) {
    const options = [...new Set(attribute.options)].flatMap((option) => {
      const value = valueOf(attribute, option, slugs);
      if (value === null) problems.push(undecidable(variation, attribute, option));
      return value === null ? [] : [{ option, value }];
    });
    choices = choices.flatMap((choice) => options.map((one) => withOption(choice, attribute, one)));
  }
  const ids = choices.map(({ chosen }) => chosenId(variation.id, chosen));
  const isAlone = (id: number | undefined) => ids.filter((other) => other === id).length === 1;
  const alike = choices.filter((_, place) => !isAlone(ids[place]));
  if (alike.length > 0) problems.push(confused(variation, alike));
  return {
    problems,
    choices: choices.flatMap((choice, place) => {
      const { [place]: id } = ids;
      return id !== undefined && isAlone(id) ? [{ ...choice, id }] : [];
    }),
  };
}

/** Nothing is sold that an order could confuse with something else. */
function confused({ id }: WcVariation, alike: readonly SoldVariation[]): string {
  const options = alike.map(({ chosen }) => chosen.map(({ value }) => value).join(' + '));
  return `variation ${id} is not sold in ${options.join(', ')}, because the shop computes the same number for them: write one of the options differently`;
}

/** null if an order line could not say which term is meant. */
function valueOf(attribute: Attribute, option: string, slugs: TermSlugs): string | null {
  if (!isGlobal(attribute)) return option;
  const [slug = null, ...others] = slugs.get(termKey(attribute, option)) ?? [];
  return others.length === 0 ? slug : null;
}

function undecidable({ id }: WcVariation, { name }: Attribute, option: string): string {
  return `variation ${id} is not sold in ${plainText(option)}, because ${plainText(name)} has several terms of this name, or none that the shop can read (Products → Attributes)`;
}

function withOption(
  { attributes, chosen, ...variation }: SoldVariation,
  attribute: Attribute,
  { option, value }: { option: string; value: string },
): SoldVariation {
  const { name, slug } = attribute;
  return {
    ...variation,
    attributes: [...attributes, { name, slug, option }],
    chosen: [...chosen, { key: attributeKey(attribute), value }],
  };
}

/** Whether a variation allows all options of another one, leaving the rest open. */
function covers(variation: WcVariation, choice: WcVariation): boolean {
  return variation.attributes.every(({ name, option }) =>
    choice.attributes.some((one) => one.name === name && one.option === option),
  );
}
