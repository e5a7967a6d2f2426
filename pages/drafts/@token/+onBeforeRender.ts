import { loadDraft } from '../../../server/actions/pages/draft.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadDraft);
