import type { Branch } from '../../../../domain/branches/branch.js';
import type { BranchesPageProps, BranchView } from '../../../../domain/branches/branchViews.js';
import { GOVERNORATES } from '../../../../domain/egypt/governorates.js';
import { inLocale, type Locale } from '../../../../domain/core/locale.js';
import { PATHS } from '../../../../domain/core/paths.js';
import { BRANCHES_SLUG } from '../../content/hasBranches.js';
import { pageHead, type PageLoader } from '../page.js';
import { branchShop, breadcrumbList } from '../structuredData.js';
import { toLongText } from '../text/longText.js';
import { shopPhone } from '../text/shopPhone.js';
import { homeCrumb } from '../views.js';

/** Where the branches are and when they are open. A shop without has this page only if an editor has written it. */
export const loadBranches: PageLoader<BranchesPageProps> = async (backend, { locale, word }) => {
  const { content, settings } = backend;
  const [branches, page] = await Promise.all([content.listBranches(), content.getPage(BRANCHES_SLUG)]);
  if (branches.length === 0 && page === null) return null;
  const [shell, phone] = await Promise.all([content.getShell(), shopPhone(backend, locale)]);
  const title = page === null ? word('branches.title') : inLocale(page.title, locale);
  const lead = page === null ? word('branches.lead') : inLocale(page.excerpt, locale);
  const { daysOff, holidays } = settings.deliveryCalendar;
  const crumbs = [homeCrumb(word), { name: title, path: PATHS.branches }];
  const shop = { shopName: inLocale(shell.shopName, locale), phone: phone?.href.replace('tel:', '') ?? null };
  return {
    head: pageHead({
      title,
      shopName: shop.shopName,
      description: lead,
      canonicalPath: PATHS.branches,
      jsonLd: [
        breadcrumbList(crumbs, locale, settings.publicUrl),
        ...branches.map((branch) => branchShop(branch, { ...shop, locale, settings })),
      ],
    }),
    pageProps: {
      title,
      lead,
      branches: branches.map((branch) => branchView(branch, locale, word('list.comma'))),
      days: { daysOff, holidays },
      phone,
      html: page === null ? null : toLongText(page.content, locale).html,
    },
  };
};

/** A branch as its visitors read about it. */
export function branchView(
  { name, address, governorate, fittingPrice, ...branch }: Branch,
  locale: Locale,
  comma: string,
): BranchView {
  const place = inLocale(GOVERNORATES[governorate] ?? { en: '' }, locale);
  const { id, mapUrl, opens, closes } = branch;
  return {
    ...{ id, mapUrl, opens, closes },
    name: inLocale(name, locale),
    address: [inLocale(address, locale), place].filter((part) => part !== '').join(comma),
    fitting: fittingPrice,
  };
}
