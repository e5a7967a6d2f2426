import type { ComponentType } from 'react';
import { CompareFrame } from './compare/components/CompareFrame.js';
import { WishFrame } from './wishlist/components/WishFrame.js';

/** What is beside every page; each loads its code when it is needed. */
export const FRAMES: Readonly<Record<string, ComponentType>> = { compare: CompareFrame, wishlist: WishFrame };
