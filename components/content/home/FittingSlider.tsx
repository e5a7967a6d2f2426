import type { ComponentProps } from 'react';
import { sizePart } from '../../../domain/fitment/carKey.js';
import { ProductSlider } from '../../catalogue/card/ProductSlider.js';
import { useSavedCar } from '../../fitment/useSavedCar.js';

/** A slider without the tyres that do not fit the shopper's car. */
export function FittingSlider({ products, ...rest }: ComponentProps<typeof ProductSlider>) {
  const kept = useSavedCar();
  const known = kept?.parts.size ? [kept.parts.size] : (kept?.choices ?? []);
  const sizes = new Set(known.flatMap((choice) => choice.split('_')));
  const own = products.filter(({ size }) => size === null || sizes.has(sizePart(size, size)));
  return <ProductSlider {...rest} products={sizes.size === 0 ? products : own} />;
}
