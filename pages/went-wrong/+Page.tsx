import { NotFoundPage } from '../../components/content/failure/NotFoundPage.js';

export default NotFoundPage;
