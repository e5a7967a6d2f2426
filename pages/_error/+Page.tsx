export { NotFoundPage as default } from '../../components/content/failure/NotFoundPage.js';
