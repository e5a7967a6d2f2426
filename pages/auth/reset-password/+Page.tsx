export { ResetPasswordView as default } from '../../../components/account/auth/ResetPasswordView.js';
