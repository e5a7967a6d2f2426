export { ProfileView as default } from '../../components/account/ProfileView.js';
