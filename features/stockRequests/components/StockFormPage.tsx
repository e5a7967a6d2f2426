import { useMessages } from '../../../client/intl/messages.js';
import { FormAccepted } from '../../../components/forms/FormAccepted.js';
import { useGoToDone } from '../../../components/forms/useGoToDone.js';
import { Link } from '../../../components/ui/Link.js';
import { PageFrame } from '../../../components/ui/PageFrame.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import type { StockFormProps } from '../domain/stockViews.js';
import { stockRequests } from '../facts.js';
import { StockRequestForm } from './StockRequestForm.js';

const SEE = { path: stockRequests.path, label: 'stock_request.see' } as const;

/** The form of a request as a page, for whoever has no scripts. */
export function StockFormPage(props: StockFormProps) {
  const t = useMessages();
  const goToDone = useGoToDone('stock-request');
  if (props.isDone) return <FormAccepted title="title.form_done" text="stock_request.done" next={SEE} />;
  const lead = (
    <Link to={props.path}>
      <BidiText>{props.name}</BidiText>
    </Link>
  );
  return (
    <PageFrame title={t('stock_request.title')} lead={lead} width="narrow">
      <StockRequestForm itemId={props.itemId} onDone={goToDone} />
    </PageFrame>
  );
}
