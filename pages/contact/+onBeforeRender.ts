import { loadContact } from '../../server/actions/pages/contact.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadContact);
