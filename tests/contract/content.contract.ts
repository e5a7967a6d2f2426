import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentPort } from '../../server/ports/content.js';
import { type Open, type Opened, required } from './support.js';

const UNSAFE = /<script|<style|<iframe|<form|\son\w+\s*=|javascript:/i;

/** The contract of the content backend. */
export function describeContentContract(name: string, open: Open<{ content: ContentPort }>): void {
  describe(`${name}: content`, () => {
    let opened: Opened<{ content: ContentPort }>;
    const content = () => opened.content;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('has the shop’s name and links in both languages', async () => {
      const { shopName, navLinks, footerMenu, footer } = await content().getShell();
      expect(shopName.en).not.toBe('');
      for (const link of [...navLinks, ...footerMenu, ...footer.left.links, ...footer.middle.links]) {
        expect(link.name.en).not.toBe('');
        expect(link.name.ar).not.toBeNull();
      }
    });

    test('has a page for every information page of the shop', async () => {
      for (const slug of ['about', 'contact', 'privacy-policy', 'faq']) {
        expect((await content().getPage(slug))?.title.ar).toBeTruthy();
      }
    });

    test('returns each listed page as it is listed', async () => {
      for (const page of await content().listPages()) {
        expect(await content().getPage(page.slug)).toEqual(page);
        expect(Date.parse(page.updatedAt)).not.toBeNaN();
        expect(page.content.en).not.toMatch(UNSAFE);
      }
      expect(await content().getPage('no-such-page')).toBeNull();
    });

    test('lists articles newest first, and finds each by id and by slug', async () => {
      const tips = await content().listTips();
      const dates = tips.map(({ publishedAt }) => publishedAt);
      expect(tips.length).toBeGreaterThan(0);
      expect(dates).toEqual([...dates].sort().reverse());
      for (const tip of tips) {
        expect(await content().getTip(tip.id)).toEqual(tip);
        expect(await content().findTipId(tip.slug)).toBe(tip.id);
        expect(tip.content.en).not.toMatch(UNSAFE);
      }
      expect(await content().getTip(987_654_321)).toBeNull();
      expect(await content().findTipId('no-such-tip')).toBeNull();
    });

    test('has an answer for each frequent question', async () => {
      const faq = await content().listFaq();
      expect(faq.length).toBeGreaterThan(0);
      expect(faq.every(({ question, answer }) => question.en !== '' && answer.en !== '')).toBe(true);
      const groups = faq.map(({ group }) => group?.en ?? '');
      const starts = groups.filter((group, index) => group !== groups[index - 1]);
      expect(new Set(starts).size, 'questions of a group follow each other').toBe(starts.length);
    });

    test('has branches with hours, in both languages', async () => {
      const branches = await content().listBranches();
      expect(branches.map(({ id }) => id)).toEqual(['nasr-city', 'sixth-of-october']);
      for (const { name, address, opens, closes, capacity } of branches) {
        expect([name.ar, address.ar].every((text) => (text ?? '') !== '')).toBe(true);
        expect(opens).toBeLessThan(closes);
        expect(capacity).toBeGreaterThan(0);
      }
    });

    test('links from the not-found page to existing pages', async () => {
      const { banner, pages } = await content().getNotFound();
      expect(banner.en).not.toMatch(UNSAFE);
      for (const { slug, title } of pages) {
        expect(required(await content().getPage(slug)).title).toEqual(title);
      }
    });

    test('has a home page headline, and text overrides by message key', async () => {
      expect((await content().getHome()).title.en).not.toBe('');
      expect(await content().getTranslations()).toBeTypeOf('object');
    });
  });
}
