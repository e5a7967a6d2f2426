import { whenDrawn } from '../../../client/page/laterParts.js';

/** What redraws the page for a choice that the server has not drawn. */
export const loadChoiceTools = () =>
  whenDrawn().then(() => import('../../../client/catalogue/choiceTools.js'));
