import * as v from 'valibot';
import { CASH_ORDERS_MAX, CASH_PIECES_MAX, UNPROVEN_SHARE } from '../../../domain/core/limits.js';
import { CodRules } from '../parsing/cashRules.js';
import { InstalmentPlansSetting, PLANS_EXAMPLE } from '../parsing/instalmentPlans.js';
import { PaymentWaysSetting, WAYS_EXAMPLE } from '../parsing/paymentWays.js';
import { onOff, randomChars, wholeNumber } from './kinds.js';
import { defineSettings } from './setting.js';

const CASH_HINT = 'must be a whole number above 0';

export const PAYMENT_SETTINGS = defineSettings({
  PAYMENT_WAYS: {
    schema: PaymentWaysSetting,
    help: 'The ways to pay, in the order in which they are offered; without it cash and, with a provider, cards, or in front of a store the cash, bank transfer and cheque that are switched on there. "kind" is cash, card, wallet, valu, instalments, kiosk, transfer, instapay or cheque; "by" names the provider in small letters, as in geidea, where there are two; "integrations" are Paymob’s ids for this way. Optional: "key" (of a second way of a kind), "name" and "text" in both languages, "min" and "max" of the total in EGP, "fee" in EGP and "fee_percent", which the shopper pays in addition (fees on cash or cards may be regulated: ask before you set one). A transfer or cheque needs "pay_to": the account or address in both languages; transfers, cheques and kiosks may have "hours", after which an unpaid order is cancelled (48, at most 336).',
    example: WAYS_EXAMPLE,
    neededBy: ['build', 'functions'],
  },
  INSTALMENT_PLANS: {
    schema: InstalmentPlansSetting,
    help: 'Plans of instalments, of which product pages and the cart name the one with the lowest instalment; without it they say nothing. "way" is the key of a way of PAYMENT_WAYS on whose page the shopper chooses the plan, "months" from 2 to 60, "interest" per cent a year of the whole price (not of the rest that is still owed; 0 by default), "fee" in EGP once. Optional: "name" in both languages, if it is not the way’s, "min" and "max" of the total in EGP. A fee of the way is added. Agree with what the lender charges: it is shown as the price of the credit.',
    example: PLANS_EXAMPLE,
    neededBy: ['build', 'functions'],
  },
  TEST_CARD_PAGE: {
    schema: v.pipe(
      v.picklist(
        ['on', 'off'],
        'must be on (orders are given away for a press of a button: for demonstrations alone) or off',
      ),
      v.transform((text) => text === 'on'),
    ),
    help: 'on or off: the built-in test card page, which moves no money; off in production by default.',
    example: 'off',
  },
  CASH_PIECES_MAX: {
    schema: wholeNumber(1, CASH_HINT),
    help: "Maximum pieces of one product in an account's unpaid cash orders, 12 by default.",
    example: '12',
    default: CASH_PIECES_MAX,
  },
  CASH_ORDERS_MAX: {
    schema: wholeNumber(1, CASH_HINT),
    help: 'Maximum number of unpaid orders of an account, over all ways to pay, 5 by default.',
    example: '5',
    default: CASH_ORDERS_MAX,
  },
  UNPROVEN_SHARE: {
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:\d|[1-9]\d|100)$/, 'must be per cent, a whole number from 0 to 100'),
      v.transform((percent) => Number(percent) / 100),
    ),
    help: 'Per cent of a product’s stock, and of a branch’s appointments of a day, that orders whose number nobody has proven may take together in a day without paying: 75 by default. Beyond that the checkout asks for a code that is sent to the number, unless the customer has bought before or pays by card. 100: never. Without a service for messages nothing is asked.',
    example: '50',
    default: UNPROVEN_SHARE,
  },
  COD_RULES: {
    schema: CodRules,
    help: 'When cash on delivery is refused: highest total in EGP, the same for a first order, governorates by code, and how many refused deliveries (cash orders marked as failed) an account may have. Above "deposit_above" (EGP), "deposit_percent" of the total is paid by card before the order stands, and the rest in cash; that needs a card provider. With "confirm" the customer of a cash order is asked by message to confirm it, reminded after remind_hours (24), and the order is cancelled after cancel_hours (48). Without it every order may be paid in cash, and none needs confirmation.',
    example:
      '{"max": 10000, "first_order_max": 4000, "not_in": ["EGMT"], "refusals_max": 1, "deposit_above": 5000, "deposit_percent": 25, "confirm": true}',
  },
  COUPONS: {
    schema: onOff,
    help: '`on` lets shoppers enter a coupon in the cart and at the checkout, `off` does not. By default on in the embedded shop, whose coupons `npm run coupons` keeps, and off with a store, whose coupons are its own.',
    example: 'on',
  },
  CRON_SECRET: {
    schema: randomChars(16, 'must be at least 16 random characters, such as from `openssl rand -hex 32`'),
    help: 'At least 16 random characters that authorise the scheduled jobs (payments, notices, unconfirmed cash orders); without it their routes are disabled.',
    example: 'at-least-16-random-characters',
    isSecret: true,
    doctor: {
      set: 'is set',
      unset:
        'pending payments are settled when they are read, but not once a day. Generate one with `openssl rand -hex 32`',
    },
  },
});
