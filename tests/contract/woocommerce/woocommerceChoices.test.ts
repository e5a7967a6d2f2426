import { describe, expect, test } from 'vitest';
import { idInStore } from '../../../domain/catalogue/variations/choiceId.js';
import { OPEN_CHOICES_MAX } from '../../../domain/core/limits.js';
import { chosenId } from '../../../server/adapters/woocommerce/catalogue/chosen.js';
import { standInShop } from '../standInShop.js';
import { EVERYTHING, required } from '../support.js';
import { COLOUR, global, labels, named, openGoods, own, SIZE } from './openGoods.js';

/* Variations that leave an attribute open ("Any colour…"): each option is a choice of its own. */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;
const { addTerm, addTerms, sells } = openGoods(world);

describe('what is sold', () => {
  test('sells an open variation once for each option, named in both languages, from one stock', async () => {
    addTerms();
    const goods = await sells([COLOUR], []);
    expect(await labels(goods)).toEqual(['Black 500', 'Dark grey 500']);
    expect(await labels(goods, 'ar')).toEqual(['أسود 500', 'رمادي غامق 500']);
    const product = required(await goods.product());
    expect(product.stock).toBe(3);
    expect(product.variations.map(({ id }) => idInStore(id))).toEqual([goods.kept[0], goods.kept[0]]);
    expect(product.variations.map(({ gtin }) => gtin)).toEqual([null, null]);
    expect(world.problems).toEqual([]);
  });

  test('finds an open variation’s product by its SKU', async () => {
    addTerms();
    const goods = await sells([COLOUR], []);
    const found = await catalogue().searchProducts('CHOICE-0', 8);
    expect(found.map(({ parent, id }) => parent ?? id)).toEqual([goods.id]);
  });

  test('reads the tyre’s size from the option of “Any size”, and finds it by that', async () => {
    addTerms();
    const goods = await sells([SIZE], []);
    expect(await labels(goods)).toEqual(['205/55 R16 91V 500', '225/45 R17 94W 500']);
    const { items } = await catalogue().listProducts({ ...EVERYTHING, width: [225], rim: [17] });
    const found = items.find(({ parent }) => parent === goods.id);
    expect(found?.size).toMatchObject({ width: 225, aspect: 45, rim: 17 });
    expect(found?.attributes.load_index?.en).toBe('94');
  });

  test('names beside the size what else tells variations apart', async () => {
    addTerms();
    const [black, grey] = [named(COLOUR, 'Black'), named(COLOUR, 'Dark grey')];
    const goods = await sells([SIZE, COLOUR], [black], [grey, named(SIZE, '225/45 R17 94W')]);
    expect(await labels(goods)).toEqual([
      '205/55 R16 91V, Black 500',
      '225/45 R17 94W, Black 500',
      '225/45 R17 94W, Dark grey 501',
    ]);
    expect(await labels(goods, 'ar')).toContain('225/45 R17 94W، رمادي غامق 501');
  });

  test('names attributes in the order of the product, whichever of them a variation leaves open', async () => {
    addTerms();
    addTerm('pa_rim', '16', '16');
    addTerm('pa_rim', '17', '17');
    const rim = global('Rim', ['16', '17']);
    const goods = await sells([rim, COLOUR], [named(rim, '16')], [named(COLOUR, 'Black')]);
    expect(await labels(goods)).toEqual(['16, Black 500', '16, Dark grey 500', '17, Black 501']);
    const closed = [named(COLOUR, 'Black'), named(rim, '16')];
    expect(
      await labels(await sells([rim, COLOUR], closed, [named(rim, '17'), named(COLOUR, 'Black')])),
    ).toEqual(['16, Black 500', '17, Black 501']);
  });

  test('does not sell a variation of a deleted term under its slug, and says so', async () => {
    addTerms();
    const goods = await sells([COLOUR], [named(COLOUR, 'Black')], [named(COLOUR, 'light-grey-3')]);
    expect(await labels(goods)).toEqual(['Black 500']);
    expect(world.problems).toEqual([
      expect.stringMatching(/variation 7001 is not sold.*Colour "light-grey-3"/),
    ]);
  });

  test('combines everything that a variation leaves open', async () => {
    addTerms();
    const goods = await sells([SIZE, COLOUR], []);
    expect(await labels(goods)).toEqual([
      '205/55 R16 91V, Black 500',
      '205/55 R16 91V, Dark grey 500',
      '225/45 R17 94W, Black 500',
      '225/45 R17 94W, Dark grey 500',
    ]);
  });

  test('sells each combination from the first variation that covers it, as WooCommerce does', async () => {
    addTerms();
    const black = named(COLOUR, 'Black');
    expect(await labels(await sells([COLOUR], [black], []))).toEqual(['Black 500', 'Dark grey 501']);
    expect(await labels(await sells([COLOUR], [], [black]))).toEqual(['Black 500', 'Dark grey 500']);
  });

  test('leaves a variation without a price to those that come after it', async () => {
    addTerms();
    const goods = await sells([COLOUR], [], []);
    Object.assign(required(world.standIn.state.variations.get(required(goods.kept[0]))), { price: '' });
    await catalogue().refresh([goods.id]);
    expect(await labels(goods)).toEqual(['Black 501', 'Dark grey 501']);
  });

  test('sells a variation that leaves only a single option open as it is', async () => {
    const goods = await sells([own('Colour', ['Black'])], []);
    expect((await goods.product())?.variations.map(({ id }) => id)).toEqual(goods.kept);
  });

  test('takes a variation that names an option of an attribute in Arabic for that option alone', async () => {
    const colour = own('اللون', ['أسود', 'أبيض']);
    // WooCommerce escapes the name in variations of a product's own attribute.
    const escaped = encodeURIComponent('اللون').toLowerCase();
    const goods = await sells([colour], [{ name: escaped, slug: escaped, option: 'أسود' }], []);
    expect(await labels(goods)).toEqual(['أسود 500', 'أبيض 501']);
    expect((await goods.product())?.variations[0]?.id).toBe(goods.kept[0]);
  });

  test('keeps the id of a choice when options are added, moved and removed', async () => {
    const goods = await sells([own('Colour', ['Black', 'White'])], []);
    const idOf = async (label: string) =>
      (await goods.product())?.variations.find((variation) => variation.label.en === label)?.id;
    const white = required(await idOf('White'));
    await sells([own('Colour', ['Red', 'White', 'Grey'])], []);
    expect(await idOf('White')).toBe(white);
    expect(await idOf('Black')).toBeUndefined();
  });
});

describe('what is not sold', () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => `Shade ${place}`);

  test('sells no variation that makes more choices than the limit, and says so', async () => {
    const allowed = await sells([own('Shade', many(OPEN_CHOICES_MAX))], []);
    expect(await labels(allowed)).toHaveLength(OPEN_CHOICES_MAX);
    expect(world.problems).toEqual([]);
    const shade = own('Shade', many(OPEN_CHOICES_MAX + 1));
    const goods = await sells([shade], [named(shade, 'Shade 7')], []);
    expect(await labels(goods)).toEqual(['Shade 7 500']);
    expect(world.problems.join()).toContain(
      `Product ${goods.id}: variation ${goods.kept[1]} is not sold, because any Shade makes 101 choices`,
    );
  });

  test('counts the choices of all variations of a product', async () => {
    const [shade, colour] = [own('Shade', many(60)), own('Colour', ['Black', 'White'])];
    const goods = await sells([shade, colour], [named(colour, 'Black')], [named(colour, 'White')]);
    expect(await labels(goods)).toHaveLength(60);
    expect(world.problems.join()).toContain(`variation ${goods.kept[1]} is not sold`);
  });

  test('does not sell at a later variation’s price what a variation over the limit covers', async () => {
    const shade = own('Shade', many(OPEN_CHOICES_MAX + 1));
    const goods = await sells([shade], [], [named(shade, 'Shade 7')]);
    expect(await goods.product()).toBeNull();
  });

  test('does not sell an option whose term has a namesake, because the order could name the wrong one', async () => {
    addTerms();
    addTerm('pa_colour', 'black-2', 'Black');
    const goods = await sells([COLOUR], []);
    expect(await labels(goods)).toEqual(['Dark grey 500']);
    expect(world.problems.join()).toContain(
      `Product ${goods.id}: variation ${goods.kept[0]} is not sold in Black, because Colour has several terms of this name`,
    );
  });

  test('sells neither of two options for which it computes the same id', async () => {
    const first = (await sells([own('Shade', ['Pale', 'Deep'])], [])).kept[0];
    const seen = new Map<number, string>();
    let pair: string[] = [];
    for (let place = 0; pair.length === 0; place += 1) {
      const value = `Shade ${place}`;
      const id = chosenId(required(first), [{ key: 'shade', value }]);
      const other = seen.get(id);
      if (other !== undefined) pair = [other, value];
      seen.set(id, value);
    }
    const goods = await sells([own('Shade', [...pair, 'Deep'])], []);
    expect(await labels(goods)).toEqual(['Deep 500']);
    expect(world.problems.join()).toContain(`is not sold in ${pair.join(', ')}`);
  });

  test('sells an option that was just added, although its term is not among the known names', async () => {
    addTerms();
    const goods = await sells([COLOUR], []);
    addTerm('pa_colour', 'white', 'White &amp; gold');
    required(world.standIn.state.terms.at(-1))['name'] = 'White & gold';
    const raw = required(world.standIn.state.products.get(goods.id));
    raw['attributes'] = [global('Colour', ['Black', 'Dark grey', 'White &amp; gold'])];
    await catalogue().refresh([goods.id]);
    expect(await labels(goods)).toEqual(['Black 500', 'Dark grey 500', 'White & gold 500']);
  });
});
