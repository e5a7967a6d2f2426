export { StockRequestsPage as default } from '../../features/stockRequests/components/StockRequestsPage.js';
