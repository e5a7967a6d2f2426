import type { ComponentType } from 'react';
import type { ClientOrder } from '../domain/order/wireOrder.js';
import { ReviewsCard } from './reviews/components/ReviewsCard.js';

/** Cards on the page of an order; each says for which orders it is there. */
export const ORDER_CARDS: Readonly<Record<string, OrderCard>> = {
  reviews: { isFor: ({ status }) => status === 'completed', Card: ReviewsCard },
};

interface OrderCard {
  isFor: (order: ClientOrder) => boolean;
  Card: ComponentType<{ order: ClientOrder }>;
}
