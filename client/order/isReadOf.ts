/** Whether a cache key is this order's, with or without its key in the query. */
export function isReadOf(id: number): (key: unknown) => boolean {
  const path = `/wcFetch/order/${id}`;
  return (key) => typeof key === 'string' && (key === path || key.startsWith(`${path}?`));
}
