/**
 * Why a backend cannot be used, in one line that an operator can act on. It holds no key, no text of an upstream and
 * nothing of a shopper, so the log may quote it; shoppers see the `ShopError` whose cause it is.
 */
export class OperatorProblem extends Error {
  override readonly name = 'OperatorProblem';
}
