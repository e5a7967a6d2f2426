import { OFFICE_LINK_KEY } from '../../domain/office/stepForm.js';
import { apiAddress } from '../core/api.js';

/** Address of the carrier's label of an order, for whoever holds the signed link of the order. */
export function labelAddress(link: string): string {
  return apiAddress(`/wcFetch/office-label?${new URLSearchParams({ [OFFICE_LINK_KEY]: link })}`);
}
