import { idInStore, isChoiceId } from '../../../../domain/catalogue/variations/choiceId.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { metaText, type WcLine } from '../../wpRest/shapes.js';
import { unescaped } from '../catalogue/attributeKey.js';
import { type Chosen, chosenId } from '../catalogue/chosen.js';

/*
 * A line's choice of what its variation leaves open is in WooCommerce's own fields (`pa_colour`: `black`), which wp-admin
 * and letters show. A hidden field names these, because a line has its variation's fixed options in such fields too.
 */
const CHOSEN_KEYS = '_storefront_choice';

/** Reads the options of choices, by id. */
export type ReadChoices = (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly Chosen[]>>;

interface Named {
  variationId: number | null;
}

/** The options of the choices among these lines; nothing is read if there are none. */
export async function choicesOf(
  lines: readonly Named[],
  read: ReadChoices,
): Promise<ReadonlyMap<number, readonly Chosen[]>> {
  const ids = lines.flatMap(({ variationId: id }) => (id !== null && isChoiceId(id) ? [id] : []));
  return ids.length === 0 ? new Map() : read(ids);
}

/** Whether a line is for no choice, or for one of these. */
export function isChoiceSold({ variationId: id }: Named, choices: ReadonlyMap<number, unknown>): boolean {
  return id === null || !isChoiceId(id) || choices.has(id);
}

/** The fields of a line for this variation or choice. Throws `product_not_found` for a choice that is no longer sold. */
export function choiceMeta(
  { variationId }: Named,
  choices: ReadonlyMap<number, readonly Chosen[]>,
): { key: string; value: string }[] {
  if (!isChoiceSold({ variationId }, choices)) throw new ShopError('product_not_found');
  const chosen = variationId === null ? undefined : choices.get(variationId);
  if (chosen === undefined) return [];
  const keys = chosen.map(({ key }) => key).join(' ');
  return [...chosen.map(({ key, value }) => ({ key, value })), { key: CHOSEN_KEYS, value: keys }];
}

/** The shop's id of a line's variation or choice; null for a simple product. */
export function variationOfLine({ variation_id: id, meta_data }: WcLine): number | null {
  if (id === 0) return null;
  const keys = metaText(meta_data, CHOSEN_KEYS)?.split(' ') ?? [];
  const readable = meta_data.map(({ key, value }) => ({ key: unescaped(key), value }));
  const chosen = keys.flatMap((key) => {
    const value = metaText(readable, unescaped(key));
    return value === null ? [] : [{ key, value }];
  });
  return keys.length === 0 || chosen.length < keys.length ? id : chosenId(id, chosen);
}

/** Whether a line of a response is for the variation that a request names. */
export function isVariation(sent: number | undefined, answered: number | null): boolean {
  return (sent ?? null) === idInStore(answered);
}
