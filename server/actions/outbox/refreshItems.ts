import type { Backend } from '../../ports/backend.js';

/** Asks a store that keeps the goods for their stock; while it is down, what was known is used. */
export async function refreshItems(
  { store, report }: Pick<Backend, 'store' | 'report'>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await store.catalogue.refresh(productIds).catch((error: unknown) => report('goods-not-refreshed', error));
}
