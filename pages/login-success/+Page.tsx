import { LoginSuccess } from '../../components/account/auth/LoginSuccess.js';

export default function Page() {
  return <LoginSuccess />;
}
