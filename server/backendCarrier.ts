import { bostaCarrier } from './adapters/bosta/bosta.js';
import type { Env } from './config/env.js';
import type { CarrierPort } from './ports/carrier.js';
import { CARRIER_WEBHOOK } from '../domain/office/officeViews.js';

/** Bosta with its key; null: the shop orders no deliveries. */
export function openCarrier({ bosta, publicUrl, apiBase }: Env): CarrierPort | null {
  return bosta && bostaCarrier({ ...bosta, webhookUrl: `${publicUrl}${apiBase}${CARRIER_WEBHOOK}` });
}
