export { OfficePage as default } from '../../../components/office/OfficePage.js';
