import { ForgotPasswordView } from '../../../components/account/auth/ForgotPasswordView.js';

export default function Page() {
  return <ForgotPasswordView />;
}
