import { loadContact } from '../../server/actions/pages/content/contact.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadContact);
