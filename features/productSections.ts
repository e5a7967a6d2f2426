import type { ComponentType } from 'react';
import type { ProductPartProps } from './feature.js';
import { ReviewsSection } from './reviews/components/ReviewsSection.js';

/** Sections of a product's page, for what `productParts.ts` says of it. */
export const PRODUCT_SECTIONS: Readonly<Record<string, ComponentType<ProductPartProps>>> = {
  reviews: ReviewsSection,
};
