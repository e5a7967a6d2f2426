import { geidea } from './adapters/geidea/provider.js';
import { testCardPage } from './adapters/testPayments/provider.js';
import type { CardProvider } from './ports/cardProvider.js';

/** Every card provider that a shop can be set up with: settings, `.env.example`, doctor and backend read this list. */
export const CARD_PROVIDERS: readonly CardProvider[] = [geidea];

/** The one that moves no money and needs no keys: it stands in where none of the others is configured. */
export const TEST_PROVIDER = testCardPage;
