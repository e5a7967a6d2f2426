import { useMessages } from '../../../client/intl/messages.js';
import type { SizeRange } from '../../../domain/tyres/sizeRange.js';
import { Dotted } from '../../ui/text/Dotted.js';
import { Ltr } from '../../ui/text/Ltr.js';

/** `7 sizes · R14–R17` */
export function SizeRangeWords({ count, rims }: SizeRange) {
  const t = useMessages();
  return <Dotted parts={[t('product.choices', { by: 'size', count }), <Ltr>{rims}</Ltr>]} />;
}
