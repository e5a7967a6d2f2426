import { useLocale, useMessages } from '../../client/intl/messages.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { Button } from '../ui/form/Button.js';
import { TextField } from '../ui/form/Field.js';
import styles from './SizeSearch.module.css';

/** Reads a tyre size in any way people write it, and searches for it; a plain form. */
export function SizeSearch() {
  const t = useMessages();
  return (
    <form className={styles['form']} action={localePath(PATHS.search, useLocale())} method="get">
      <TextField
        name="search"
        label={t('cart.size_label')}
        hint={t('cart.size_hint')}
        dir="ltr"
        autoComplete="off"
        required
      />
      <Button type="submit" icon="search">
        {t('cart.size_submit')}
      </Button>
    </form>
  );
}
