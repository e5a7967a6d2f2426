export { FindOrderView as default } from '../../components/order/find/FindOrderView.js';
