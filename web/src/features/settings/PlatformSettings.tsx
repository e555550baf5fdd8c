import { lazyPage } from '../../lazy-page';
import { Further } from '../../ui/late/Further';
import { categoryKind, featureKind } from './catalog-kind';
import { CatalogPanel } from './CatalogPanel';
import { useCategories, useEventFeatures } from './use-catalog';

const UserPanel = lazyPage(async () => (await import('./UserPanel')).UserPanel);

/** The three panels of the platform's settings. Source: specification 2, section 2 (Admin dashboard), Settings. */
export function PlatformSettings() {
  return (
    <>
      <CatalogPanel kind={categoryKind} catalog={useCategories()} />
      <CatalogPanel kind={featureKind} catalog={useEventFeatures()} />
      <Further>
        <UserPanel />
      </Further>
    </>
  );
}
