/**
 * Why a backend cannot be used, in one line that an operator can act on. It contains no key, no upstream message and no
 * personal data, so it may be logged; shoppers see the `ShopError` whose cause it is.
 */
export class OperatorProblem extends Error {
  override readonly name = 'OperatorProblem';
}
