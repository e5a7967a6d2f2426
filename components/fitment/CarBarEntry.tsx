import type { ListingView } from '../../domain/catalogue/catalogueViews.js';
import { carParts } from '../../domain/fitment/carKey.js';
import { CarBar, type CarBarProps } from './CarBar.js';
import styles from './CarBarEntry.module.css';
import { askForCar, useCarParts } from './useCarParts.js';

interface CarBarEntryProps extends Pick<CarBarProps, 'query' | 'linkTo'> {
  listing: ListingView;
}

/** The car of the listing, or else the shopper's; takes no space without one, and stands for the header's. */
export function CarBarEntry({ listing, ...links }: CarBarEntryProps) {
  const { chosen, readAs, facets } = listing;
  const parts = useCarParts();
  const car = chosen.car === null ? null : carParts(chosen.car);
  if (car !== null && readAs !== null) {
    const name = `${readAs.model ?? ''} ${car.year}`;
    return (
      <div className={styles['chosen']} data-car-bar>
        <CarBar
          {...{ name, car, ...links }}
          choices={readAs.choices ?? []}
          soldOut={readAs.soldOut}
          isChosen
          onOpen={askForCar}
        />
      </div>
    );
  }
  // The shopper's car is of use among tyres, unless a search names another one.
  if (chosen.car !== null || readAs !== null || facets.every(({ key }) => key !== 'rim')) return null;
  return (
    <div className={styles['place']} data-car-bar>
      {parts !== null && <parts.SavedCarBar {...links} />}
    </div>
  );
}
