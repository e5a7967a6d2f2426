export { LandingPage as default } from '../../components/catalogue/landing/LandingPage.js';
