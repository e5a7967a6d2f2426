import { LoginView } from '../../../components/account/LoginView.js';

export default function Page() {
  return <LoginView />;
}
