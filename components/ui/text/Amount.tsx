import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { LANGUAGES } from '../../../domain/core/locale.js';

interface AmountProps {
  /** Formatted, such as `5,290`. */
  number: string;
  numberClass?: string | undefined;
  currencyClass?: string | undefined;
}

/** An amount with its currency, in the order of the language: `EGP 5,290`, `5,290 ج.م.`. */
export function Amount({ number, numberClass, currencyClass }: AmountProps) {
  const t = useMessages();
  const parts = [
    <span key="currency" className={currencyClass}>
      {t('egp')}
    </span>,
    ' ',
    <bdi key="number" className={numberClass}>
      {number}
    </bdi>,
  ];
  return LANGUAGES[useLocale()].currencyFirst ? parts : parts.reverse();
}
