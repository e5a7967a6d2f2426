export { HomePage as default } from '../../components/content/home/HomePage.js';
