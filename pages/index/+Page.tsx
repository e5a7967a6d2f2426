import { HomePage } from '../../components/content/HomePage.js';

export default HomePage;
