import { loadWishlist } from '../../features/wishlist/server/loadWishlist.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadWishlist);
