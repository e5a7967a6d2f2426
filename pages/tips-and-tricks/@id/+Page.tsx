import { TipPage } from '../../../components/content/tips/TipPage.js';

export default TipPage;
