export { LoginSuccess as default } from '../../components/account/auth/LoginSuccess.js';
