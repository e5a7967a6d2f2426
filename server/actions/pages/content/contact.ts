import { inLocale } from '../../../../domain/core/locale.js';
import { PATHS } from '../../../../domain/core/paths.js';
import type { ContactPageProps } from '../../../../domain/pages/contentViews.js';
import { hasBranches } from '../../content/hasBranches.js';
import { contactWays, withoutWays } from '../text/contactWays.js';
import { toLongText } from '../text/longText.js';
import { pageHead, type PageLoader } from '../page.js';
import { breadcrumbList, chatNumber, tireShop } from '../structuredData.js';
import { homeCrumb } from '../views.js';
import { branchView } from './branches.js';

const SLUG = 'contact';

/** The contact page: the form, and the contact details that editors have written. */
export const loadContact: PageLoader<ContactPageProps> = async ({ content, settings }, { locale, word }) => {
  const [page, shell, branches, hasBranchPage] = await Promise.all([
    content.getPage(SLUG),
    content.getShell(),
    content.listBranches(),
    hasBranches(content),
  ]);
  const { daysOff, holidays } = settings.deliveryCalendar;
  const title = page === null ? word('contact.title') : inLocale(page.title, locale);
  const lead = page === null ? word('contact.lead') : inLocale(page.excerpt, locale);
  const html = page === null ? null : toLongText(page.content, locale).html;
  const ways = contactWays(html ?? '');
  const crumbs = [homeCrumb(word), { name: title, path: PATHS.contact }];
  return {
    head: pageHead({
      title,
      shopName: inLocale(shell.shopName, locale),
      description: lead,
      canonicalPath: PATHS.contact,
      jsonLd: [
        breadcrumbList(crumbs, locale, settings.publicUrl),
        tireShop({
          name: inLocale(shell.shopName, locale),
          phone: ways.phone?.href.replace('tel:', '') ?? chatNumber(settings),
          mapUrl: ways.mapUrl ?? branches[0]?.mapUrl ?? null,
          settings,
        }),
      ],
    }),
    pageProps: {
      ...{ title, lead, ...ways, hasBranches: hasBranchPage },
      html: html === null ? null : withoutWays(html, ways),
      branches: branches.map((branch) => branchView(branch, locale, word('list.comma'))),
      days: { daysOff, holidays },
    },
  };
};
