import type { MouseEvent } from 'react';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { carParts } from '../../../domain/fitment/carKey.js';
import type { LiveListing } from '../../../client/catalogue/useListing.js';
import { useSizeLinks } from '../../fitment/useSizeLinks.js';
import { SizeGroups } from '../plate/SizeGroups.js';

const NO_CAR = { model: '', year: 0, size: '' };

interface ListingSizesProps {
  live: LiveListing;
  terms: SetTermsView;
  /** Called when one is chosen in place. */
  onChoose: () => void;
}

/** The tyres of a listing by size, until the shopper chooses one. */
export function ListingSizes({ live: { listing, query, linkTo }, terms, onChoose }: ListingSizesProps) {
  const car = carParts(listing.chosen.car ?? '') ?? NO_CAR;
  const linkOf = useSizeLinks({ car, query, linkTo });
  const choose = (size: string) => {
    const link = linkOf(size);
    return {
      to: link.to,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        link.onClick(event);
        if (event.defaultPrevented) onChoose();
      },
    };
  };
  return <SizeGroups groups={listing.bySize} terms={terms} linkOf={choose} />;
}
