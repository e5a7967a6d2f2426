/** What redraws the page for a choice that the server has not drawn. */
export const loadChoiceTools = () => import('../../../client/catalogue/choiceTools.js');
