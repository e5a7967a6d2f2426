/**
 * What the platform's edge keeps of answers that functions give: by address, as long as `s-maxage` says, and then, for
 * `stale-while-revalidate`, once more while it is made anew. Cache tags mark an answer as too old, or delete it.
 */
export interface EdgeAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

interface Kept {
  answer: EdgeAnswer;
  tags: readonly string[];
  freshUntilMs: number;
  shownUntilMs: number;
}

const KEPT_STATUSES = [200, 301, 302, 307, 308, 404, 410];

export function edgeCache(now = Date.now) {
  const kept = new Map<string, Kept>();

  async function fetched(key: string, ask: () => Promise<EdgeAnswer>): Promise<EdgeAnswer> {
    const answer = await ask();
    const control = String(answer.headers['cache-control'] ?? '');
    const seconds = (directive: string) => Number(new RegExp(`${directive}=(\\d+)`).exec(control)?.[1] ?? 0);
    const isShared = KEPT_STATUSES.includes(answer.status) && answer.headers['set-cookie'] === undefined;
    if (isShared && seconds('s-maxage') > 0) {
      const freshUntilMs = now() + seconds('s-maxage') * 1000;
      const shownUntilMs = freshUntilMs + seconds('stale-while-revalidate') * 1000;
      const tags = String(answer.headers['vercel-cache-tag'] ?? '').split(',');
      kept.set(key, { answer, tags, freshUntilMs, shownUntilMs });
    }
    return answer;
  }

  const carrying = (tags: readonly string[]) =>
    [...kept].filter(([, entry]) => entry.tags.some((tag) => tags.includes(tag)));

  return {
    async answer(key: string, ask: () => Promise<EdgeAnswer>): Promise<EdgeAnswer> {
      const known = kept.get(key);
      if (known !== undefined && now() < known.freshUntilMs) return known.answer;
      if (known === undefined || now() >= known.shownUntilMs) return fetched(key, ask);
      // Behind the reader's back; the answer that is there stays where this fails.
      known.freshUntilMs = now() + 1000;
      void fetched(key, ask).catch(() => undefined);
      return known.answer;
    },
    invalidate(tags: readonly string[]): void {
      for (const [, entry] of carrying(tags)) entry.freshUntilMs = 0;
    },
    delete(tags: readonly string[]): void {
      for (const [key] of carrying(tags)) kept.delete(key);
    },
  };
}
