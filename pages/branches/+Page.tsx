export { BranchesPage as default } from '../../components/branches/BranchesPage.js';
