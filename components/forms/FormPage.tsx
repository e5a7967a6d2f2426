import type { FormPageProps } from '../../domain/forms/formViews.js';
import { useMessages } from '../../client/intl/messages.js';
import { OpenOrderForm } from '../order/find/OpenOrderForm.js';
import { StockRequestForm } from '../catalogue/stockRequests/StockRequestForm.js';
import { Link } from '../ui/Link.js';
import { PageFrame } from '../ui/PageFrame.js';
import { BidiText } from '../ui/text/BidiText.js';
import { useGoToDone } from './useGoToDone.js';
import { FormDone } from './FormDone.js';
import { OpenCartForm } from './OpenCartForm.js';
import { StopNewsletterForm } from './StopNewsletterForm.js';
import { NewsletterForm } from './NewsletterForm.js';

/** The page of a form that has no other, and what a form that was sent without scripts leads to. */
export function FormPage(props: FormPageProps) {
  if (props.state === 'done') return <FormDone form={props.form} />;
  if (props.state === 'stop-newsletter') return <StopNewsletterForm {...props} />;
  if (props.state === 'open-cart') return <OpenCartForm link={props.link} />;
  if (props.state === 'open-order') return <OpenOrderForm {...props} />;
  return props.state === 'newsletter' ? <NewsletterForm /> : <StockRequest {...props} />;
}

function StockRequest(props: Extract<FormPageProps, { state: 'stock-request' }>) {
  const t = useMessages();
  const goToDone = useGoToDone('stock-request');
  const lead = (
    <Link to={props.path}>
      <BidiText>{props.name}</BidiText>
    </Link>
  );
  return (
    <PageFrame title={t('stock_request.title')} lead={lead} width="narrow">
      <StockRequestForm {...props} onDone={goToDone} />
    </PageFrame>
  );
}
