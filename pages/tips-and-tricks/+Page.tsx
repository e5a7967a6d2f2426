import { TipsPage } from '../../components/content/tips/TipsPage.js';

export default TipsPage;
