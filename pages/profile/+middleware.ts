export default 'auth';
