import { ContactPage } from '../../components/contact/ContactPage.js';

export default ContactPage;
