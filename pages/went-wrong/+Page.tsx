import { NotFoundPage } from '../../components/content/NotFoundPage.js';

export default NotFoundPage;
