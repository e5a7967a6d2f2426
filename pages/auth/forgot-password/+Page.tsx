import { ForgotPasswordView } from '../../../components/account/ForgotPasswordView.js';

export default function Page() {
  return <ForgotPasswordView />;
}
