import { expect, it } from 'vitest';
import { TYRES_PATH } from '../../domain/catalogue/goodsPaths.js';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { translateTo } from '../../locales/serverIntl.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { BranchesPage } from './BranchesPage.js';

const BRANCH = {
  ...{ id: 'october', name: 'فرع 6 أكتوبر', address: '7 شارع النخيل، مدينة 6 أكتوبر، الجيزة' },
  ...{ mapUrl: 'https://maps.app.goo.gl/x', opens: 600, closes: 1080, fitting: 75_00 },
};
const PHONE = { text: '02 5550 0100', href: 'tel:+20255500100' };

it.each(LOCALES)('keeps each fact of a branch in one piece beside its sign (%s)', (locale) => {
  const page = renderStatic(
    <BranchesPage
      title="Branches"
      lead=""
      branches={[BRANCH]}
      days={{ daysOff: [5], holidays: [] }}
      phone={PHONE}
      html={null}
    />,
    { locale },
  );
  const facts = page.querySelectorAll('#october [class*=fact]');
  expect(facts.map(({ childNodes }) => childNodes.length)).toEqual([2, 2, 2, 2]);
  expect(facts[0]?.text).toBe(BRANCH.address);
  expect(facts[1]?.querySelectorAll('li').map(({ text }) => text)).toEqual([
    expect.stringContaining('10'),
    expect.stringContaining(translateTo(locale)('branches.closed')),
  ]);
  expect(facts[2]?.text).toContain('75');
  const targets = page.querySelectorAll('#october a').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([localePath(TYRES_PATH, locale), PHONE.href, BRANCH.mapUrl]);
});
