import { markdownPath } from '../../../domain/core/paths.js';
import { productList } from '../../../server/actions/markdown/listingMarkdown.js';
import type { MarkdownPage } from '../../../server/actions/markdown/markdownPage.js';
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from '../../../server/actions/markdown/markdownText.js';
import type { CarTyresView, LandingPageProps } from '../domain/landingViews.js';

/** A page of a size, a brand or a car, or an index of them. */
export function landingMarkdown(
  { title, lead, brand, car, products, bySize, others, groups }: LandingPageProps,
  page: MarkdownPage,
): string {
  const { word, addressOf } = page;
  return markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(lead),
    car === null
      ? ''
      : markdownSection(
          word('landing.car_tyres'),
          markdownList(car.tyres.map((tyres) => carTyres(tyres, page))),
        ),
    markdownSection(
      word('landing.products'),
      productList([...products, ...bySize.flatMap(({ items }) => items)], page),
    ),
    markdownSection(word('landing.others', { brand: brand?.name ?? '' }), productList(others, page)),
    ...groups.map((group) =>
      markdownSection(
        group.title,
        markdownList(group.links.map(({ name, path }) => markdownLink(name, addressOf(markdownPath(path))))),
      ),
    ),
  );
}

function carTyres({ trim, front, rear, marking, pressurePsi }: CarTyresView, { word }: MarkdownPage): string {
  const sizes =
    front.size === rear.size
      ? front.size
      : word('landing.front_rear', { front: front.size, rear: rear.size });
  const facts = [
    ...(marking === '' ? [] : [word('landing.marking', { marking })]),
    ...(pressurePsi === null ? [] : [word('landing.pressure', pressurePsi)]),
  ];
  return escapeMarkdown(`${trim === '' ? '' : `${trim}: `}${[sizes, ...facts].join('. ')}`);
}
