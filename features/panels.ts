import type { ComponentType } from 'react';
import { StockRequestsPanel } from './stockRequests/components/StockRequestsPanel.js';

/** Cards on the profile page, below the orders. */
export const PANELS: Readonly<Record<string, ComponentType>> = { stockRequests: StockRequestsPanel };
