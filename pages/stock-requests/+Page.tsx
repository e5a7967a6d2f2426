export { StockRequestsPage as default } from '../../components/catalogue/stockRequests/StockRequestsPage.js';
