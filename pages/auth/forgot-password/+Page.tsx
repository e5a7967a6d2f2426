export { ForgotPasswordView as default } from '../../../components/account/auth/ForgotPasswordView.js';
