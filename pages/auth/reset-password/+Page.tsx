import { ResetPasswordView } from '../../../components/account/ResetPasswordView.js';

export default function Page() {
  return <ResetPasswordView />;
}
