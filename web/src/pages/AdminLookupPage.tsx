import { LookUp } from '../features/lookup/LookUp';
import { AreaHead } from '../shell/AreaHead';

/** /admin/lookup: people and payments, found by anything that's known of them. */
export function AdminLookupPage() {
  return (
    <>
      <AreaHead title="Look up" />
      <LookUp />
    </>
  );
}
