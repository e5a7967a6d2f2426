export { StockFormPage as default } from '../../../features/stockRequests/components/StockFormPage.js';
