import { categoryKind, featureKind } from './catalog-kind';
import { CatalogPanel } from './CatalogPanel';
import { useCategories, useEventFeatures } from './use-catalog-actions';
import { UserPanel } from './UserPanel';

/** The three panels of the platform's settings. Source: specification 2, section 2 (Admin dashboard), Settings. */
export function PlatformSettings() {
  return (
    <>
      <CatalogPanel kind={categoryKind} catalog={useCategories()} />
      <CatalogPanel kind={featureKind} catalog={useEventFeatures()} />
      <UserPanel />
    </>
  );
}
