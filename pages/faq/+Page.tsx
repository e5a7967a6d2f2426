import { FaqPage } from '../../components/content/FaqPage.js';

export default FaqPage;
