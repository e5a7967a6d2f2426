import { ContentPage } from '../../components/content/ContentPage.js';

export default ContentPage;
