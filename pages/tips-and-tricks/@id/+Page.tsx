import { TipPage } from '../../../components/content/TipPage.js';

export default TipPage;
