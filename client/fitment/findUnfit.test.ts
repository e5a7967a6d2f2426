import { expect, test } from 'vitest';
import type { WireFit } from '../../domain/fitment/wireCar.js';
import { findUnfit } from './useUnfitLines.js';

const FIT: WireFit = {
  ...{ front: '205/55 R16', rear: '205/55 R16', load_index: null, speed_index: null },
  ...{ battery: null, battery_ah: null, oil_grade: null, oil_litres: null },
};

const line = (en: string, variationId: number | null = null) => ({ productId: 7, variationId, name: { en } });

test('finds the tyres in a cart that do not fit the car, however their size is written', () => {
  const items = [line('Michelin 205/55R16 91V'), line('Bridgestone B250 175/65R14 82T', 9)];
  expect(findUnfit(items, 'toyota-corolla_2018', [FIT])).toEqual([
    { id: 'toyota-corolla_2018 7 9', size: '175/65 R14', sizes: ['205/55 R16'] },
  ]);
});

test('finds nothing among other goods, or for a car whose sizes are unknown', () => {
  expect(findUnfit([line('Engine oil 5W-30 4L'), line('Battery 60Ah')], 'x_2018', [FIT])).toEqual([]);
  expect(findUnfit([line('Bridgestone 175/65 R14')], 'x_2018', [])).toEqual([]);
});
