import { RegisterView } from '../../../components/account/RegisterView.js';

export default function Page() {
  return <RegisterView />;
}
