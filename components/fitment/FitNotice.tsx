import { type ReactNode, useEffect } from 'react';
import { useCar, useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import {
  judgeBattery,
  judgeOil,
  judgeTyre,
  oilLitres,
  type PartVerdict,
  type TyreVerdict,
} from '../../domain/fitment/verdict.js';
import type { FitKind, ProductView } from '../../domain/catalogue/catalogueViews.js';
import type { WireCar } from '../../domain/fitment/wireCar.js';
import { listingPath } from '../../client/catalogue/listingQuery.js';
import type { Choice } from '../../client/catalogue/useChoice.js';
import { WhatsAppLink } from '../contact/WhatsAppLink.js';
import { ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { BidiText } from '../ui/text/BidiText.js';

export interface FitEntryProps {
  product: ProductView;
  choice: Choice;
  kind: FitKind;
}

/** Says plainly whether the product fits the car in use. */
export function FitNotice({ product, choice, kind }: FitEntryProps) {
  const { cars } = useMyCars();
  const { nameOf } = useCarNames();
  const [current] = cars;
  const { data: car } = useCar(current?.key ?? null);
  useOwnSizes(product, choice, kind === 'tyre' ? car : undefined);
  if (car === undefined) return null;
  const known = { car, name: nameOf(car), markMisfit: choice.markMisfit };
  if (kind === 'tyre') {
    return choice.isOpen ? (
      <OpenTyre {...known} product={product} />
    ) : (
      <ChosenTyre {...known} choice={choice} product={product} />
    );
  }
  const text = `${product.name} ${choice.label ?? ''}`;
  const verdict = (kind === 'battery' ? judgeBattery : judgeOil)(text, car.fits);
  return <Part {...known} kind={kind} verdict={verdict} />;
}

/** Marks the variations that fit the car, and selects the only one; of several, the shopper decides. */
function useOwnSizes({ variations }: ProductView, { isOpen, ...choice }: Choice, car: WireCar | undefined) {
  const own =
    car === undefined
      ? []
      : variations.flatMap(({ id, size }) =>
          size !== null && judgeTyre({ size }, car.fits).kind === 'fits' ? [id] : [],
        );
  const [only, second] = own;
  const key = own.join();
  useEffect(() => {
    choice.markMine(key === '' ? [] : key.split(',').map(Number));
    if (isOpen && only !== undefined && second === undefined) choice.chooseVariation(only);
    // Once per car and product; the functions are new on each render, and a later choice is the shopper's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

interface CarProps extends Pick<Choice, 'markMisfit'> {
  car: WireCar;
  name: string;
}

/** Marks the choice as one that does not fit, as long as that is said. */
function useMisfit(isMisfit: boolean, { markMisfit }: Pick<Choice, 'markMisfit'>): void {
  useEffect(() => {
    if (!isMisfit) return undefined;
    markMisfit(true);
    return () => markMisfit(false);
  }, [isMisfit, markMisfit]);
}

function ChosenTyre({ choice, product, ...known }: CarProps & Pick<FitEntryProps, 'choice' | 'product'>) {
  const { car, name } = known;
  const t = useMessages();
  const specs = { ...product.specs, ...choice.variation?.specs };
  if (choice.size === null) return null;
  const verdict = judgeTyre(
    { size: choice.size, loadIndex: specs.load_index?.value, speedIndex: specs.speed_index?.value },
    car.fits,
  );
  if (verdict.kind === 'unknown') return <Unknown name={name} />;
  if (verdict.kind === 'wrong') return <Wrong {...known} sizes={verdict.sizes} />;
  const isWeak = verdict.load !== null || verdict.speed !== null;
  return (
    <Notice kind={isWeak ? 'warning' : 'success'}>
      <Bold>{t(`fit.${verdict.axle}`, { car: name })}</Bold>
      {verdict.sizes.length > 1 && verdict.axle === 'both' && (
        <Line>{t('fit.several', { car: name, sizes: listed(verdict.sizes), size: choice.size })}</Line>
      )}
      <WeakLines verdict={verdict} />
    </Notice>
  );
}

function WeakLines({ verdict: { load, speed } }: { verdict: Extract<TyreVerdict, { kind: 'fits' }> }) {
  const t = useMessages();
  return (
    <>
      {load !== null && (
        <Line>
          {t('fit.load', {
            ...{ index: load.index, kg: load.value },
            ...{ needed: load.needed, neededKg: load.neededValue },
          })}
        </Line>
      )}
      {speed !== null && (
        <Line>
          {t('fit.speed', {
            ...{ index: speed.index, kmh: speed.value },
            ...{ needed: speed.needed, neededKmh: speed.neededValue },
          })}
        </Line>
      )}
    </>
  );
}

/** No size is chosen yet: names the sizes that fit. */
function OpenTyre({ product, ...known }: CarProps & Pick<FitEntryProps, 'product'>) {
  const { car, name } = known;
  const t = useMessages();
  const verdicts = product.variations.map((variation) => ({
    variation,
    verdict: variation.size === null ? null : judgeTyre({ size: variation.size }, car.fits),
  }));
  const fitting = verdicts
    .filter(({ verdict }) => verdict?.kind === 'fits')
    .map(({ variation }) => variation);
  const [first] = fitting;
  const wrong = verdicts.find(({ verdict }) => verdict?.kind === 'wrong')?.verdict;
  if (first === undefined) {
    return wrong?.kind === 'wrong' ? <Wrong {...known} sizes={wrong.sizes} /> : <Unknown name={name} />;
  }
  const sizes = [...new Set(fitting.flatMap(({ size }) => size ?? []))];
  return (
    <Notice kind="info">
      <Line>{t('fit.open', { car: name, sizes: listed(sizes) })}</Line>
      {sizes.length > 1 && <Line>{t('search.car_check')}</Line>}
    </Notice>
  );
}

function Wrong({ car, name, sizes, markMisfit }: CarProps & { sizes: string[] }) {
  const t = useMessages();
  useMisfit(true, { markMisfit });
  const way = (
    <ButtonLink to={listingPath(new URLSearchParams({ car: car.key }))} variant="secondary" size="s">
      {t('car.submit')}
    </ButtonLink>
  );
  return (
    <Notice kind="warning" action={way}>
      <Bold>{t('fit.wrong', { car: name, sizes: listed(sizes) })}</Bold>
      {sizes.length > 1 && <Line>{t('search.car_check')}</Line>}
    </Notice>
  );
}

function Unknown({ name }: { name: string }) {
  const t = useMessages();
  const ask = (
    <WhatsAppLink message={t('search.car_unknown_message', { car: name })} label={t('whatsapp.short')} />
  );
  return (
    <Notice kind="info" action={ask}>
      <Line>{t('search.car_unknown', { car: name })}</Line>
    </Notice>
  );
}

interface PartProps extends CarProps {
  kind: 'battery' | 'oil';
  verdict: PartVerdict;
}

/** A battery or an oil; nothing is said where the table states nothing. */
function Part({ kind, verdict, car, name, markMisfit }: PartProps) {
  const t = useMessages();
  useMisfit(verdict?.isRight === false, { markMisfit });
  if (verdict === null) return null;
  const { isRight, own, needed } = verdict;
  const litres = kind === 'oil' ? oilLitres(car.fits) : null;
  return (
    <Notice kind={isRight ? 'success' : 'warning'}>
      <Bold>
        {isRight
          ? t(`fit.${kind}`, { car: name, needed })
          : t(`fit.${kind}_other`, { car: name, needed, own })}
      </Bold>
      {litres !== null && <Line>{t('fit.oil_litres', { litres })}</Line>}
    </Notice>
  );
}

function listed(sizes: readonly string[]): string {
  return sizes.join(' · ');
}

function Bold({ children }: { children: string }) {
  return (
    <p>
      <strong>
        <BidiText>{children}</BidiText>
      </strong>
    </p>
  );
}

function Line({ children }: { children: string }): ReactNode {
  return (
    <p>
      <BidiText>{children}</BidiText>
    </p>
  );
}
