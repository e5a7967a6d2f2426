import { useMessages } from '../../../client/intl/messages.js';
import type { InstalmentsView } from '../../../domain/catalogue/catalogueViews.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { useLazy } from '../../ui/hooks/useLazy.js';
import styles from './BuyBox.module.css';
import { loadChoiceTools } from './loadChoiceTools.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';
import { innerHtml } from '../../../client/page/trustedTypes.js';

interface InstalmentsProps {
  instalments: InstalmentsView;
  choice: Choice;
}

/** What the choice costs each month: from the server while nothing is chosen. */
export function Instalments({ instalments, choice }: InstalmentsProps) {
  const t = useMessages();
  const { quantity: count } = choice;
  const amount = unitPrice(choice, count) * count;
  const isOther = amount !== instalments.amount;
  const tool = useLazy(isOther, loadChoiceTools);
  const html = tool?.instalmentsHtml(instalments.plans, { amount, count }, t) ?? instalments.html;
  return (
    <div
      className={styles['instalments']}
      aria-busy={isOther && tool === null}
      dangerouslySetInnerHTML={innerHtml(html)}
    />
  );
}
