import { Fragment, type ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { WhatsAppLink } from '../../contact/WhatsAppLink.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { useCarName } from './facetWords.js';
import { listingPath } from '../../../client/catalogue/listingQuery.js';

type ReadAs = NonNullable<ListingView['readAs']>;

/** Explains a search by car: the model that was recognised, its tyre sizes, and a reminder to check the sidewall. */
export function CarNotice({ readAs }: { readAs: ReadAs }) {
  const t = useMessages();
  const car = useCarName(readAs);
  const { sizes, isStocked, years, part, page } = readAs;
  if (part !== undefined) return <PartNotice car={car} part={part} readAs={readAs} />;
  if (sizes.length === 0) {
    const ask = (
      <WhatsAppLink message={t('search.car_unknown_message', { car })} label={t('whatsapp.short')} />
    );
    return (
      <Notice kind="info" action={ask}>
        {t('search.car_unknown', { car })}
      </Notice>
    );
  }
  const choose = page !== undefined && (
    <ButtonLink to={page} variant="secondary" size="s">
      {t(years === null ? 'search.car_models' : 'search.car_choose_year')}
    </ButtonLink>
  );
  if (years === null) {
    return (
      <Notice kind="info" action={choose}>
        {t('search.car_make', { car })}
      </Notice>
    );
  }
  if (!isStocked) {
    const otherSize = (
      <ButtonLink to={listingPath(new URLSearchParams())} variant="secondary">
        {t('search.car_other_size')}
      </ButtonLink>
    );
    return (
      <Notice kind="info" action={otherSize}>
        {withSizes(t('search.car_none', { car, sizes: SIZES }), sizes)}
      </Notice>
    );
  }
  return (
    <Notice kind="info" action={years.from !== years.to && sizes.length > 1 && choose}>
      {withSizes(t('search.car', { car, sizes: SIZES }), sizes)} {t('search.car_check')}
    </Notice>
  );
}

/** What the car takes in a category of batteries or oils, or plainly that it is not known. */
function PartNotice({ car, part, readAs }: { car: string; part: 'battery' | 'oil'; readAs: ReadAs }) {
  const t = useMessages();
  const { sizes, isStocked } = readAs;
  if (sizes.length > 0) {
    const message = t(`search.car_${part}${isStocked ? '' : '_none'}`, { car, sizes: SIZES });
    return <Notice kind="info">{withSizes(message, sizes)}</Notice>;
  }
  const ask = <WhatsAppLink message={t(`search.car_${part}_message`, { car })} label={t('whatsapp.short')} />;
  return (
    <Notice kind="info" action={ask}>
      {t(`search.car_${part}_unknown`, { car })}
    </Notice>
  );
}

/** Placeholder in the message that is replaced by the size links. */
const SIZES = '\u0000';

function withSizes(message: string, sizes: readonly string[]): ReactNode {
  const [before = '', after = ''] = message.split(SIZES);
  return (
    <>
      {before}
      {sizes.map((size, index) => (
        <Fragment key={size}>
          {index > 0 && <>{' · '}</>}
          <Ltr>{size}</Ltr>
        </Fragment>
      ))}
      {after}
    </>
  );
}
