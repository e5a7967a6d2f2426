export { WishlistPage as default } from '../../components/catalogue/wishlist/WishlistPage.js';
