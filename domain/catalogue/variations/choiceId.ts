/*
 * An operator may leave an attribute of a variation open ("Any colour"). Each of its options is a variation of the shop
 * then, with an id that is computed from the store's variation and the chosen options: the same choice has the same id in
 * every process, in carts and in orders.
 */

/** Ids of stores are far below it. */
const FIRST_CHOICE_ID = 2 ** 52;
/** How many choices of one variation can be told apart by their marks. */
export const CHOICE_MARKS = 2 ** 21;
/** Ids of variations from this one on would not fit into a whole number of JavaScript. */
export const OPEN_VARIATION_ID_END = (Number.MAX_SAFE_INTEGER + 1 - FIRST_CHOICE_ID) / CHOICE_MARKS;

/** The id of a choice. `mark`: a hash of the chosen options, from 0 to below `CHOICE_MARKS`. */
export function choiceId(variationId: number, mark: number): number {
  return FIRST_CHOICE_ID + variationId * CHOICE_MARKS + mark;
}

/** Whether this is the id of a choice, and not of a variation or product in the store. */
export function isChoiceId(id: number): boolean {
  return id >= FIRST_CHOICE_ID;
}

/** The id in the store of a variation or of a choice, or null for none. */
export function idInStore<Id extends number | null>(id: Id): Id | number {
  return id === null || !isChoiceId(id) ? id : Math.floor((id - FIRST_CHOICE_ID) / CHOICE_MARKS);
}
