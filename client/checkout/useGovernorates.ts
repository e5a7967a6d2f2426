import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { inLocale } from '../../domain/core/locale.js';
import { useLocale, useMessages } from '../intl/messages.js';

/** Governorates as select options in the page's language, after a placeholder while none is chosen. */
export function useGovernorates(chosen = ''): { value: string; label: string }[] {
  const t = useMessages();
  const locale = useLocale();
  const choices = Object.entries(GOVERNORATES).map(([value, name]) => ({
    value,
    label: inLocale(name, locale),
  }));
  return chosen === '' ? [{ value: '', label: t('address.governorate_choose') }, ...choices] : choices;
}
