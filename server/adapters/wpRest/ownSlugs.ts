/** Records with slugs of their own: WordPress gives one slug to pages below different ones, and a plugin to categories. */
export function withOwnSlugs<T extends { id: number; slug: string }>(records: readonly T[]): T[] {
  const taken = new Set<string>();
  return records.map((record) => {
    const slug = taken.has(record.slug) ? `${record.slug}-${record.id}` : record.slug;
    taken.add(slug);
    return { ...record, slug };
  });
}
