import type { ContactPageProps } from '../../../domain/pages/contentViews.js';

export interface OfflinePageProps {
  /** Phone number as displayed and as a link; null if the shop has published none. */
  phone: ContactPageProps['phone'];
}
