import { expect, it } from 'vitest';
import { topicsOf } from './topics.js';

it('splits a text before each title, and keeps what stands before the first', () => {
  const topics = [
    '<p>Lead<br>and more</p>',
    '<h2 id="a">One</h2><ul><li>1</li></ul>',
    '<h2>Two</h2><h3>Part</h3>',
  ];
  expect(topicsOf(topics.join('\n')).map((topic) => topic.trim())).toEqual(topics);
});

it('leaves a text whole whose titles are parts of something larger', () => {
  const html = '<div><h2>One</h2><p>1</p></div><h2>Two</h2>';
  expect(topicsOf(html)).toEqual([html]);
  expect(topicsOf('')).toEqual([]);
});
