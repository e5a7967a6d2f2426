export { RegisterView as default } from '../../../components/account/auth/RegisterView.js';
