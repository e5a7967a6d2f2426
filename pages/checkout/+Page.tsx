export { CheckoutView as default } from '../../components/checkout/CheckoutView.js';
