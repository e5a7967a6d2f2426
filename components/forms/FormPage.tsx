import type { FormPageProps } from '../../domain/forms/formViews.js';
import { OpenOrderForm } from '../order/find/OpenOrderForm.js';
import { FormDone } from './FormDone.js';
import { OpenCartForm } from './OpenCartForm.js';
import { StopNewsletterForm } from './StopNewsletterForm.js';
import { NewsletterForm } from './NewsletterForm.js';

/** The page of a form that has no other, and what a form that was sent without scripts leads to. */
export function FormPage(props: FormPageProps) {
  if (props.state === 'done') return <FormDone form={props.form} />;
  if (props.state === 'stop-newsletter') return <StopNewsletterForm {...props} />;
  if (props.state === 'open-cart') return <OpenCartForm link={props.link} />;
  return props.state === 'newsletter' ? <NewsletterForm /> : <OpenOrderForm {...props} />;
}
