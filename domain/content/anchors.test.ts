import { describe, expect, it } from 'vitest';
import { anchorOf, anchorsOf } from './anchors.js';

describe('an anchor', () => {
  it('is the text in small letters, joined by dashes', () => {
    expect(anchorOf('How do I know my tyre size?')).toBe('how-do-i-know-my-tyre-size');
    expect(anchorOf('What is “205/55 R16”, and what isn’t?')).toBe('what-is-205-55-r16-and-what-isnt');
  });

  it('keeps letters of every script', () => {
    expect(anchorOf('كيف تقيس؟')).toBe('كيف-تقيس');
  });

  it('is never empty and never long', () => {
    expect(anchorOf('?!')).toBe('part');
    expect(anchorOf('word '.repeat(50)).length).toBeLessThanOrEqual(60);
    expect(anchorOf('x'.repeat(200))).toBe('x'.repeat(59));
  });

  it('is used once a page', () => {
    expect(anchorsOf(['Signs', 'Why?', 'Signs', 'signs'])).toEqual(['signs', 'why', 'signs-2', 'signs-3']);
  });
});
