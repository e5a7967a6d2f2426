/** A plugin may give two records one slug, and WordPress gives it to pages below different ones: the later has its id in it. */
export function withOwnSlugs<T extends { id: number; slug: string }>(records: readonly T[]): T[] {
  const taken = new Set<string>();
  return records.map((record) => {
    const slug = taken.has(record.slug) ? `${record.slug}-${record.id}` : record.slug;
    taken.add(slug);
    return { ...record, slug };
  });
}
