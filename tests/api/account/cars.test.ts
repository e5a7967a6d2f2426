import { describe, expect, it } from 'vitest';
import { toWireText } from '../../../domain/core/wireText.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const mona = await shop.customer();
const COROLLA = 'toyota-corolla_2018';

async function keep(cars: unknown) {
  return mona.put('/api/wcPost/update-customer', { cars });
}

describe('a customer’s cars', () => {
  it('are kept with the account, in their order and each once', async () => {
    const reply = await keep(['hyundai-verna_2010', COROLLA, 'hyundai-verna_2010']);
    expect(reply.status).toBe(200);
    const known = await mona.get(`/api/wcFetch/customers/${mona.id}`);
    expect(known.body).toMatchObject({ cars: ['hyundai-verna_2010', COROLLA] });
  });

  it.each([
    ['six of them', Array.from({ length: 6 }, (_, index) => `toyota-corolla_201${index}`)],
    ['anything but a key', ['Corolla 2018']],
    ['markup', ['<img src=x>_2018']],
    ['a very long name', [`${'a'.repeat(500)}_2018`]],
    ['no list', COROLLA],
  ])('are refused if they are %s, and stay as they were', async (_, cars) => {
    await keep([COROLLA]);
    const reply = await keep(cars);
    expect(reply.status).toBe(400);
    const known = await mona.get(`/api/wcFetch/customers/${mona.id}`);
    expect(known.body).toMatchObject({ cars: [COROLLA] });
  });
});

describe('the shop’s cars', () => {
  it('are found by words in either script, the popular ones before any word', async () => {
    const corolla = {
      ...toWireText('make', { en: 'Toyota', ar: 'تويوتا' }),
      ...toWireText('model', { en: 'Corolla', ar: 'كورولا' }),
    };
    const find = async (words: string) =>
      (await mona.get(`/api/wcFetch/cars?words=${encodeURIComponent(words)}`)).body;
    expect((await mona.get('/api/wcFetch/cars')).body).toContainEqual({
      ...{ ...corolla, key: null, year: null, sizes: [] },
    });
    for (const words of ['corolla 2018', ' تويوتا كورولا ٢٠١٨ ']) {
      expect(await find(words), words).toEqual([
        {
          ...{ ...corolla, key: COROLLA, year: 2018 },
          sizes: ['195-65-R15', '205-55-R16', '215-45-R17'].map((part) => ({ part, trims: [] })),
        },
      ]);
    }
    expect(await find('zzzz')).toEqual([]);
    expect((await mona.get(`/api/wcFetch/cars?words=${'a'.repeat(500)}`)).status).toBe(400);
  });

  it('are told with what they take', async () => {
    const { body } = await mona.get('/api/wcFetch/car/toyota-corolla_2020_205-55-R16');
    expect(body).toMatchObject({
      ...{ make: 'Toyota', model_ar: 'كورولا', year: 2020 },
      fits: [{ front: '205/55 R16', rear: '205/55 R16', load_index: '91', speed_index: 'V' }],
    });
  });

  it.each(['car/trabant-601_1980', 'car/corolla'])('are not found: %s', async (path) => {
    expect((await mona.get(`/api/wcFetch/${path}`)).status).toBe(404);
  });
});
