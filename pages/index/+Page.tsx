import { HomePage } from '../../components/content/home/HomePage.js';

export default HomePage;
