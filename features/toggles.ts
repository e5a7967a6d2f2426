import type { ComponentType } from 'react';
import { CompareToggle } from './compare/components/CompareToggle.js';
import type { ToggleProps } from './feature.js';
import { WishToggle } from './wishlist/components/WishToggle.js';

/** Checkboxes on each product's card and page, side by side; cards have room for two. */
export const TOGGLES: Readonly<Record<string, ComponentType<ToggleProps>>> = {
  wishlist: WishToggle,
  compare: CompareToggle,
};
