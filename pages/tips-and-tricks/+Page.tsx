import { TipsPage } from '../../components/content/TipsPage.js';

export default TipsPage;
