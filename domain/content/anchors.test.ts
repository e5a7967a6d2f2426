import { describe, expect, it } from 'vitest';
import { anchorOf, anchorsOf } from './anchors.js';

describe('an anchor', () => {
  it('builds an anchor from lower-case text, joined by hyphens', () => {
    expect(anchorOf('How do I know my tyre size?')).toBe('how-do-i-know-my-tyre-size');
    expect(anchorOf('What is “205/55 R16”, and what isn’t?')).toBe('what-is-205-55-r16-and-what-isnt');
  });

  it('keeps letters of every script in an anchor', () => {
    expect(anchorOf('كيف تقيس؟')).toBe('كيف-تقيس');
  });

  it('never builds an empty or overlong anchor', () => {
    expect(anchorOf('?!')).toBe('part');
    expect(anchorOf('word '.repeat(50)).length).toBeLessThanOrEqual(60);
    expect(anchorOf('x'.repeat(200))).toBe('x'.repeat(59));
  });

  it('uses each anchor once per page', () => {
    expect(anchorsOf(['Signs', 'Why?', 'Signs', 'signs'])).toEqual(['signs', 'why', 'signs-2', 'signs-3']);
  });
});
