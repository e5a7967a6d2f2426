import type { FeaturePlaces } from '../feature.js';
import { CompareFrame } from './components/CompareFrame.js';
import { CompareToggle } from './components/CompareToggle.js';

export const compare: FeaturePlaces = { key: 'compare', Toggle: CompareToggle, Frame: CompareFrame };
