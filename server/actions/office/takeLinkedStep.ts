import { ShopError } from '../../../domain/core/errors.js';
import type { Step } from '../../../domain/office/steps.js';
import type { Backend } from '../../ports/backend.js';
import { openOrderLink } from './orderLink.js';
import { takeStep } from './takeStep.js';

/**
 * Takes a step for whoever holds the signed link of an order, on the order as they saw it. Throws what `takeStep` throws,
 * and `order_not_found` for a forged or expired link.
 */
export async function takeLinkedStep(
  backend: Backend,
  link: string,
  step: Step,
  version: string,
): ReturnType<typeof takeStep> {
  const opened = await openOrderLink(backend, link);
  if (opened.state !== 'open') throw new ShopError('order_not_found');
  return takeStep(backend, opened.order.id, step, { by: 'link', version });
}
