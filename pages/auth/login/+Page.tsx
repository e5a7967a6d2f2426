export { LoginView as default } from '../../../components/account/auth/LoginView.js';
