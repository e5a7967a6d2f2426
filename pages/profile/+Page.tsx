import { ProfileView } from '../../components/account/ProfileView.js';

export default function Page() {
  return <ProfileView />;
}
