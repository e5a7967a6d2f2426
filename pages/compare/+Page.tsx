export { ComparePage as default } from '../../components/catalogue/compare/ComparePage.js';
