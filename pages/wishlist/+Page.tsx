export { WishlistPage as default } from '../../features/wishlist/components/WishlistPage.js';
