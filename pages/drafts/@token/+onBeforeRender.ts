import { loadDraft } from '../../../server/actions/pages/content/draft.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadDraft);
