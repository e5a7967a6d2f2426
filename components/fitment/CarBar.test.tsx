import { expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { WORDS } from '../../locales/words.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { CarBar, type CarBarProps } from './CarBar.js';

vi.mock('../../client/fitment/useMyCars.js', () => ({ useMyCars: () => ({ resize: () => undefined }) }));

const COROLLA: CarBarProps = {
  ...{ name: 'Corolla 2018', isChosen: true, choices: ['195-65-R15', '205-55-R16'] },
  car: { model: 'toyota-corolla', year: 2018, size: '205-55-R16' },
  query: new URLSearchParams('category=1&car=toyota-corolla_2018_205-55-R16'),
  onOpen: () => undefined,
  linkTo: (query) => ({ to: `/search?${query}`, onClick: () => undefined }),
};

it.each(LOCALES)(
  'names the car, links to each of its sizes, and marks the one that is shown, in %s',
  (locale) => {
    const bar = renderStatic(<CarBar {...COROLLA} />, { locale });
    expect(bar.querySelector('button')?.text).toBe('Corolla 2018');
    const links = bar.querySelectorAll('li a');
    expect(links.map(({ text }) => text)).toEqual(['195/65 R15', '205/55 R16']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([undefined, 'true']);
    const other = '/search?category=1&car=toyota-corolla_2018_195-65-R15';
    expect(links[0]?.getAttribute('href')).toBe(localePath(other, locale));
  },
);

it.each(LOCALES)('says which of the sizes are out of stock, in %s', (locale) => {
  const bar = renderStatic(<CarBar {...COROLLA} soldOut={['205-55-R16']} />, { locale });
  const links = bar.querySelectorAll('li a').map(({ text }) => text);
  expect(links).toEqual(['195/65 R15', `205/55 R16 ${WORDS[locale]['out_of_stock']}`]);
});

it('leads back to every car', () => {
  const bar = renderStatic(<CarBar {...COROLLA} />);
  expect(bar.querySelector('button + a')?.getAttribute('href')).toBe('/search?category=1');
});

it('marks the only size of a car, and leads to it without naming it', () => {
  const car = { ...COROLLA.car, size: '' };
  const bar = renderStatic(<CarBar {...COROLLA} car={car} choices={['195-65-R15']} />);
  const link = bar.querySelector('li a');
  expect(link?.getAttribute('aria-current')).toBe('true');
  expect(link?.getAttribute('href')).toBe('/search?category=1&car=toyota-corolla_2018');
});

it('offers what fits a car whose sizes are unknown', () => {
  const bar = renderStatic(<CarBar {...COROLLA} choices={[]} isChosen={false} />);
  expect(bar.querySelectorAll('li a')).toHaveLength(1);
});
