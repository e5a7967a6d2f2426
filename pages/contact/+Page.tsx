import { ContactPage } from '../../components/content/contact/ContactPage.js';

export default ContactPage;
