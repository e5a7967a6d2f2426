/** What a shopper adds to the cart. */
export interface CartChoice {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** The product's name in the page's language, for messages. */
  label?: string | undefined;
}
