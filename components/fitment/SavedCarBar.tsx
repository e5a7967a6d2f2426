import { CarBar, type CarBarProps } from './CarBar.js';
import { openMyCars } from './openMyCars.js';
import { useSavedCar } from './useSavedCar.js';

/** The shopper's car above a listing that is not limited to what fits it. */
export function SavedCarBar({ query, linkTo }: Pick<CarBarProps, 'query' | 'linkTo'>) {
  const kept = useSavedCar();
  if (kept === null) return null;
  const { name, parts, choices } = kept;
  return (
    <CarBar
      name={name}
      car={parts}
      choices={choices}
      isChosen={false}
      query={query}
      linkTo={linkTo}
      onOpen={() => void openMyCars()}
    />
  );
}
