import { LoginSuccess } from '../../components/account/LoginSuccess.js';

export default function Page() {
  return <LoginSuccess />;
}
