import { SiteMoneyScreen } from '../features/money/SiteMoneyScreen';
import { AreaHead } from '../shell/AreaHead';

/** /admin/money: what the site has, owes and has earned. */
export function AdminMoneyPage() {
  return (
    <>
      <AreaHead title="Money" />
      <SiteMoneyScreen />
    </>
  );
}
