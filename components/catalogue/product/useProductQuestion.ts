import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { formatPrice } from '../../../domain/core/money.js';
import { localePath, productPath } from '../../../domain/core/paths.js';
import type { ProductView } from '../../../domain/content/views.js';
import { useShell } from '../../layout/shellContext.js';
import type { Choice } from './useChoice.js';

/** A question about the product to the shop: name, size, price and address, so that nobody has to ask back. */
export function useProductQuestion(product: ProductView, choice: Choice): string {
  const t = useMessages();
  const { origin } = useShell();
  const variationId = choice.variation?.id ?? null;
  const path = localePath(productPath(product.type, product.id, variationId), useLocale());
  return t('whatsapp.product', {
    name: choice.label === null ? product.name : `${product.name} ${choice.label}`,
    price: formatPrice(choice.price),
    url: `${origin}${path}`,
  });
}
