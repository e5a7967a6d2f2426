import { describe, expect, it } from 'vitest';
import { toLongText } from './longText.js';

const text = {
  en: '<p>Lead</p><h2>Signs &amp; causes</h2><h3>Signs</h3><h2 dir="ltr">What <strong>to</strong> do</h2><h2>Signs</h2>',
  ar: '<p>تمهيد</p><h2>العلامات والأسباب</h2><h3>العلامات</h3><h2>ماذا تفعل؟</h2><h2>العلامات</h2>',
};

describe('a long text', () => {
  it('gives each heading of a long text an anchor, and lists the main ones', () => {
    const { html, contents } = toLongText(text, 'en');
    expect(contents).toEqual([
      { id: 'signs-causes', title: 'Signs & causes' },
      { id: 'what-to-do', title: 'What to do' },
      { id: 'signs-2', title: 'Signs' },
    ]);
    expect(html).toContain('<h3 id="signs">Signs</h3>');
    expect(html).toContain('<h2 dir="ltr" id="what-to-do">What <strong>to</strong> do</h2>');
  });

  it('uses the same anchors in both languages', () => {
    const { html, contents } = toLongText(text, 'ar');
    expect(contents.map(({ id }) => id)).toEqual(['signs-causes', 'what-to-do', 'signs-2']);
    expect(contents[1]?.title).toBe('ماذا تفعل؟');
    expect(html).toContain('<h3 id="signs">العلامات</h3>');
  });

  it('uses an anchor of its own language where the headings differ', () => {
    expect(
      toLongText({ ...text, ar: '<h2>واحد</h2><h2>اثنان</h2><h2>ثلاثة</h2>' }, 'ar').contents[0]?.id,
    ).toBe('واحد');
  });

  it('has no table of contents for a short text', () => {
    expect(toLongText({ en: '<h2>One</h2><h2>Two</h2>', ar: null }, 'ar')).toEqual({
      html: '<h2 id="one">One</h2><h2 id="two">Two</h2>',
      lang: 'en',
      contents: [],
    });
  });
});
