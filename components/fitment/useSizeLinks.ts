import type { MouseEvent } from 'react';
import { useMyCars } from '../../client/fitment/useMyCars.js';
import { withValue } from '../../client/catalogue/listingQuery.js';
import type { LiveListing } from '../../client/catalogue/useListing.js';
import { type CarParts, carKey } from '../../domain/fitment/carKey.js';

interface SizeLinks {
  car: CarParts;
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
}

/** Link props that choose a size of the car in a listing, which the browser keeps with the shopper's car. */
export function useSizeLinks({ car, query, linkTo }: SizeLinks) {
  const { resize } = useMyCars();
  return (size: string) => {
    const key = carKey({ ...car, size });
    const link = linkTo(withValue(query, 'car', key));
    return {
      to: link.to,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        resize(key);
        link.onClick(event);
      },
    };
  };
}
