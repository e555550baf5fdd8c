import { lazyPage } from '../lazy-page';

/** What the home page shows to visitors. Travellers don't load it. */
export const VisitorHomePart = lazyPage(async () => (await import('./VisitorHome')).VisitorHome);
