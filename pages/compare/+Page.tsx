export { ComparePage as default } from '../../features/compare/components/ComparePage.js';
