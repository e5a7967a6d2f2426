import { it } from 'vitest';
import { openStandInStoreShop } from '../../api/standInStoreShop.js';
import { WITHOUT_LIMITS } from './crashShop.js';
import { makeMortal } from './mortal.js';
import { changePasswordEndedEverywhere } from './sessionsAfterCrash.js';

/* The process in front of a WooCommerce store ends before each write to an account. */

const { shop } = await openStandInStoreShop(WITHOUT_LIMITS);
makeMortal(shop.backend);

it(
  'ends the sessions of the old password and tells its owner, whenever the process ends',
  () => changePasswordEndedEverywhere(shop),
  120_000,
);
