import { loadFormPage } from '../../../server/actions/pages/forms/formPage.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadFormPage);
