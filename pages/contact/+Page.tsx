export { ContactPage as default } from '../../components/content/contact/ContactPage.js';
