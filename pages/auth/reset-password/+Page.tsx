import { ResetPasswordView } from '../../../components/account/auth/ResetPasswordView.js';

export default function Page() {
  return <ResetPasswordView />;
}
