import { CAR_TYRES_A } from './tyres-car-a.js';
import { CAR_TYRES_B } from './tyres-car-b.js';
import { CAR_TYRES_C } from './tyres-car-c.js';
import type { SeedProduct } from './types.js';

export const CAR_TYRES: SeedProduct[] = [...CAR_TYRES_A, ...CAR_TYRES_B, ...CAR_TYRES_C];
