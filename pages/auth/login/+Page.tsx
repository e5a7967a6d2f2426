import { LoginView } from '../../../components/account/auth/LoginView.js';

export default function Page() {
  return <LoginView />;
}
