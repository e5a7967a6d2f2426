import { geidea } from './adapters/geidea/provider.js';
import { paymob } from './adapters/paymob/provider.js';
import { testCardPage } from './adapters/testPayments/provider.js';
import type { CardProvider } from './ports/cardProvider.js';

/** Every supported card provider. Configuration, `.env.example`, the doctor and the backend all read this list. */
export const CARD_PROVIDERS: readonly CardProvider[] = [geidea, paymob];

/** The test provider, which moves no money and needs no keys. Used when no other provider is configured. */
export const TEST_PROVIDER = testCardPage;
