export { OfficePage as default } from '../../../components/order/office/OfficePage.js';
