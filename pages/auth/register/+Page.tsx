import { RegisterView } from '../../../components/account/auth/RegisterView.js';

export default function Page() {
  return <RegisterView />;
}
