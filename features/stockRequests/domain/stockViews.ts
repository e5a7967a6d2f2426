/** The page of the form: that it was accepted, or of what the request is. */
export type StockFormProps =
  | { isDone: true }
  | {
      isDone: false;
      /** A simple product, or a variation. */
      itemId: number;
      name: string;
      /** Path of its page, without locale. */
      path: string;
    };
