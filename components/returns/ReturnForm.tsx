import { type GenericSchema, string } from 'valibot';
import { useForm } from '../../client/forms/useForm.js';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import type { TypedReturn } from '../../client/order/useReturns.js';
import { isolateLatin } from '../../domain/text/bidi.js';
import { directionOf, inLocale } from '../../domain/core/locale.js';
import type { LineItem } from '../../domain/order/order.js';
import { RETURN_PARSERS } from '../../domain/returns/returnForm.js';
import { RETURN_REASONS, type ReturnedLine } from '../../domain/returns/returns.js';
import { WhatsAppLink } from '../contact/WhatsAppLink.js';
import { Button } from '../ui/form/Button.js';
import { SelectField, TextArea, TextField } from '../ui/form/Field.js';
import { Notice } from '../ui/Notice.js';
import styles from './ReturnForm.module.css';

interface ReturnFormProps {
  orderId: number;
  /** The lines that can be returned. */
  lines: readonly LineItem[];
  /** Returnable pieces by line. */
  left: ReadonlyMap<number, number>;
  ask: (lines: readonly ReturnedLine[], typed: TypedReturn) => Promise<void>;
  onSent: () => void;
}

const fieldOf = ({ id }: Pick<LineItem, 'id'>) => `line-${id}`;

/** Asks which goods come back, and why. The only line of an order is chosen beforehand. */
export function ReturnForm({ orderId, lines, left, ask, onSent }: ReturnFormProps) {
  const t = useMessages();
  const explain = useErrorMessages();
  const chosenIn = (typed: Record<string, string>): ReturnedLine[] =>
    lines
      .map((line) => ({ lineItemId: line.id, quantity: Number(typed[fieldOf(line)] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
  const parsers: Record<string, GenericSchema<string, unknown>> = {
    ...Object.fromEntries(lines.map((line) => [fieldOf(line), string()])),
    ...RETURN_PARSERS,
  };
  const [first] = lines;
  const form = useForm({
    parsers,
    checkTogether: (typed) =>
      first !== undefined && chosenIn(typed).length === 0 ? { [fieldOf(first)]: 'required_pieces' } : {},
    run: async (typed) => {
      const { reason = '', text = '', photo = '' } = typed;
      await ask(chosenIn(typed), { reason, text, photo });
      onSent();
    },
  });
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={form.onSubmit}>
      <fieldset className={styles['goods']}>
        <legend className={styles['legend']}>{t('return.goods')}</legend>
        {lines.map((line) => (
          <PiecesField
            key={line.id}
            {...form.field(fieldOf(line))}
            line={line}
            most={left.get(line.id) ?? 0}
            isOnly={lines.length === 1}
          />
        ))}
      </fieldset>
      <SelectField
        {...form.field('reason')}
        label={t('return.reason')}
        defaultValue=""
        options={[
          { value: '', label: t('return.reason_choose'), disabled: true },
          ...RETURN_REASONS.map((reason) => ({ value: reason, label: t(`return.reason.${reason}`) })),
        ]}
      />
      <TextArea
        {...form.field('text')}
        label={t('return.text')}
        hint={t('return.text_hint')}
        isOptional
        rows={4}
        dir="auto"
      />
      <TextField
        {...form.field('photo')}
        label={t('return.photo')}
        hint={t('return.photo_hint')}
        isOptional
        inputMode="url"
        dir="ltr"
        autoComplete="off"
      />
      <WhatsAppLink
        message={t('whatsapp.return', { id: String(orderId) })}
        label={t('return.photo_whatsapp')}
        fullWidth
      />
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      <Button type="submit" isBusy={form.isBusy}>
        {t('return.submit')}
      </Button>
    </form>
  );
}

type PiecesFieldProps = ReturnType<ReturnType<typeof useForm<string>>['field']> & {
  line: LineItem;
  most: number;
  isOnly: boolean;
};

function PiecesField({ line, most, isOnly, ...field }: PiecesFieldProps) {
  const t = useMessages();
  const locale = useLocale();
  const name = inLocale(line.name, locale);
  const pieces = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <SelectField
      {...field}
      label={directionOf(locale) === 'rtl' ? isolateLatin(name) : name}
      defaultValue={isOnly && most === 1 ? '1' : '0'}
      options={[
        { value: '0', label: t('return.none') },
        ...pieces.map((count) => ({ value: String(count), label: t('order.pieces', { count }) })),
      ]}
    />
  );
}
