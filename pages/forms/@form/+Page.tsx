export { FormPage as default } from '../../../components/forms/FormPage.js';
