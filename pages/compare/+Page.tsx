export { ComparePage as default } from '../../components/catalogue/comparison/ComparePage.js';
