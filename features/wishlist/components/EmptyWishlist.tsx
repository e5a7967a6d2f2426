import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { EmptyList } from '../../../components/content/EmptyList.js';
import type { WishlistPageProps } from '../domain/wishlistView.js';

/** The empty list, by its file a part that only empty lists load. */
export function EmptyWishlist({ text, ...offered }: WishlistPageProps & { text: ReactNode }) {
  const t = useMessages();
  return <EmptyList icon="heart" title={t('wish.empty')} text={text} {...offered} />;
}
