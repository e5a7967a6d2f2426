import { expect, it } from 'vitest';
import { plainText } from './plainText.js';

it.each([
  ['<p>One</p>\n<p>two&nbsp;<b>three</b></p>', 'One two three'],
  ['&lt;b&gt; &quot;a&quot; &#39;b&#39; &amp;amp;', '<b> "a" \'b\' &amp;'],
  ['5 < 6 <br> 7 < 8', '5 7 < 8'],
  ['no tags', 'no tags'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
