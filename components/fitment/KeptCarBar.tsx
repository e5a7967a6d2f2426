import { useCar, useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { carKey, carParts, sizePart } from '../../domain/fitment/carKey.js';
import { CarBar, type CarBarProps } from './CarBar.js';
import { openMyCars } from './openMyCars.js';

/** The shopper's car above a listing that is not limited to what fits it. */
export function KeptCarBar({ query, linkTo }: Pick<CarBarProps, 'query' | 'linkTo'>) {
  const { cars } = useMyCars();
  const { nameOf } = useCarNames();
  const [car] = cars;
  const parts = car === undefined ? null : carParts(car.key);
  const { data } = useCar(parts === null ? null : carKey({ ...parts, size: '' }));
  if (car === undefined || parts === null) return null;
  const choices = [...new Set(data?.fits.map(({ front, rear }) => sizePart(front, rear)))];
  return (
    <CarBar
      name={nameOf(car)}
      car={parts}
      choices={choices}
      isChosen={false}
      query={query}
      linkTo={linkTo}
      onOpen={() => void openMyCars()}
    />
  );
}
