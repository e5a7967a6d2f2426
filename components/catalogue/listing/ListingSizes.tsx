import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { carParts } from '../../../domain/fitment/carKey.js';
import { listingQuery } from '../../../client/catalogue/listingQuery.js';
import type { LiveListing } from '../../../client/catalogue/useListing.js';
import { useSizeLinks } from '../../fitment/useSizeLinks.js';
import { SizeGroups } from '../plate/SizeGroups.js';

const NO_CAR = { model: '', year: 0, size: '' };

interface ListingSizesProps {
  live: LiveListing;
  terms: SetTermsView;
}

/** The tyres of a listing by size, until the shopper chooses one. */
export function ListingSizes({ live: { listing, linkTo }, terms }: ListingSizesProps) {
  const car = carParts(listing.chosen.car ?? '') ?? NO_CAR;
  const linkOf = useSizeLinks({ car, query: listingQuery(listing), linkTo });
  return <SizeGroups groups={listing.bySize} terms={terms} linkOf={linkOf} />;
}
