import type { Locale } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { StandInShop } from '../standInShop.js';
import { required } from '../support.js';

/* Products whose variations leave attributes open ("Any colour…"). */

interface Attribute {
  id: number;
  name: string;
  slug: string;
  variation: boolean;
  options: string[];
}
interface Named {
  name: string;
  slug: string;
  option: string;
}

/** An attribute of all products, by which variations differ. */
export const global = (name: string, options: string[]): Attribute => ({
  ...{ id: 9, name, slug: `pa_${name.toLowerCase()}`, variation: true, options },
});
/** An attribute of the product's own. */
export const own = (name: string, options: string[]): Attribute => ({
  ...{ id: 0, name, slug: name, variation: true, options },
});
/** As a variation names an option. */
export const named = ({ name, slug }: Attribute, option: string): Named => ({ name, slug, option });

export interface Goods {
  id: number;
  /** Ids of its variations in the store. */
  kept: number[];
  product(): Promise<Product | null>;
}

export const COLOUR = global('Colour', ['Black', 'Dark grey']);
export const SIZE = global('Size', ['205/55 R16 91V', '225/45 R17 94W']);

/** Enters such products into the store of a test. */
export function openGoods(world: StandInShop) {
  const catalogue = () => world.shop.store.catalogue;

  function addTerm(taxonomy: string, slug: string, name: string, name_ar = ''): void {
    world.standIn.state.terms.push({ taxonomy, id: 9000, slug, name, name_ar, logo: '' });
  }

  function addTerms(): void {
    addTerm('pa_colour', 'black', 'Black', 'أسود');
    addTerm('pa_colour', 'dark-grey-2', 'Dark grey', 'رمادي غامق');
    addTerm('pa_size', '205-55-r16-91v', '205/55 R16 91V');
    addTerm('pa_size', '225-45-r17-94w', '225/45 R17 94W');
  }

  /** A variable product with these attributes, and a variation for each list of options, at 500.00, 501.00, … each. */
  async function sells(attributes: Attribute[], ...lists: Named[][]): Promise<Goods> {
    const { state } = world.standIn;
    const { id } = await world.model();
    const raw = required(state.products.get(id));
    const others = (raw['attributes'] as Attribute[]).filter(({ variation }) => !variation);
    const all = [...state.variations.values()].filter((entry) => entry['parent_id'] === id);
    const kept = lists.map((list, place) => {
      const base = required(all[0]);
      const variation = { ...base, id: place === 0 ? base.id : 7000 + place, sku: `CHOICE-${place}` };
      Object.assign(variation, { attributes: list, menu_order: place, meta_data: [] });
      Object.assign(variation, { price: `${500 + place}.00`, regular_price: `${500 + place}.00` });
      Object.assign(variation, { on_sale: false, sale_price: '', global_unique_id: '8697322061233' });
      Object.assign(variation, { manage_stock: true, stock_quantity: 3, stock_status: 'instock' });
      return variation;
    });
    for (const entry of all) state.variations.delete(entry.id);
    for (const variation of kept) state.variations.set(variation.id, variation);
    Object.assign(raw, { attributes: [...others, ...attributes], variations: kept.map((entry) => entry.id) });
    await catalogue().refresh([id]);
    return { id, kept: kept.map((entry) => entry.id), product: () => catalogue().getProduct(id) };
  }

  return { addTerm, addTerms, sells };
}

/** Labels and prices of what is sold. */
export async function labels({ product }: Goods, locale: Locale = 'en'): Promise<string[]> {
  const { variations = [] } = (await product()) ?? {};
  return variations.map(({ label, price }) => `${label[locale] ?? label.en} ${price / 100}`);
}
