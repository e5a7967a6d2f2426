import { useMessages } from '../../../client/intl/messages.js';
import type { CarTyresView, LandingPageProps } from '../domain/landingViews.js';
import { Link } from '../../../components/ui/Link.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { Ltr } from '../../../components/ui/text/Ltr.js';
import styles from './LandingPage.module.css';

/** The tyres with which a car leaves the factory, as far as sources state them. */
export function CarTyres({ car }: { car: NonNullable<LandingPageProps['car']> }) {
  const t = useMessages();
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{t('landing.car_tyres')}</h2>
      <ul className={styles['tyres']}>
        {car.tyres.map((tyres, place) => (
          <li key={place} className={styles['tyre']}>
            <Version tyres={tyres} />
          </li>
        ))}
      </ul>
      <p className={styles['text']}>
        {t(car.tyres.length > 1 ? 'landing.car_several' : 'search.car_check')}
        {!car.isConfirmed && ` ${t('landing.car_unconfirmed')}`}
      </p>
    </section>
  );
}

function Version({ tyres: { trim, front, rear, marking, pressurePsi } }: { tyres: CarTyresView }) {
  const t = useMessages();
  const facts = [
    ...(trim === '' ? [] : [trim]),
    ...(marking === '' ? [] : [t('landing.marking', { marking })]),
    ...(pressurePsi === null
      ? []
      : [t('landing.pressure', { front: String(pressurePsi.front), rear: String(pressurePsi.rear) })]),
  ];
  return (
    <>
      <p className={styles['size']}>
        {front.size === rear.size ? <Size {...front} /> : <Sizes front={front} rear={rear} />}
      </p>
      {facts.map((fact) => (
        <p key={fact} className={styles['fact']}>
          <BidiText>{fact}</BidiText>
        </p>
      ))}
    </>
  );
}

/** Different tyres in front and at the rear. */
function Sizes({ front, rear }: Pick<CarTyresView, 'front' | 'rear'>) {
  const t = useMessages();
  const [before = '', between = '', after = ''] = t('landing.front_rear', {
    front: PLACE,
    rear: PLACE,
  }).split(PLACE);
  return (
    <>
      {before}
      <Size {...front} />
      {between}
      <Size {...rear} />
      {after}
    </>
  );
}

/** Stands for a size in the message. */
const PLACE = '\u0000';

function Size({ size, path }: CarTyresView['front']) {
  const t = useMessages();
  return path === null ? (
    <>
      <Ltr>{size}</Ltr> <span className={styles['fact']}>{t('out_of_stock')}</span>
    </>
  ) : (
    <Link to={path}>
      <Ltr>{size}</Ltr>
    </Link>
  );
}
