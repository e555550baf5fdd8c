import { useState } from 'react';
import { useAuth } from '../auth/AuthProvider';
import type { DiscountCode } from '../data/discount-codes';
import { DiscountCodes } from '../features/discount-codes/DiscountCodes';
import { AreaHead } from '../shell/AreaHead';
import { Button } from '../ui/button/Button';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { Icon } from '../ui/layout/Icon';

const DiscountDialog = lazyDialog(
  async () => (await import('../features/discount-codes/DiscountDialog')).DiscountDialog,
);

/** /admin/discount-codes and /organizer/discount-codes: the codes that someone manages, and the dialog that creates or changes one. */
export function DiscountCodesPage() {
  const isAdmin = useAuth().user?.isAdmin ?? false;
  const [asked, setAsked] = useState<{ readonly code: DiscountCode | null } | null>(null);
  return (
    <>
      <AreaHead title="Discount Codes">
        <Button kind="primary" onClick={() => setAsked({ code: null })}>
          <Icon name="plus" size="small" />
          Create Discount Code
        </Button>
      </AreaHead>
      <DiscountCodes isAdmin={isAdmin} onEdit={(code) => setAsked({ code })} />
      {asked === null ? null : <DiscountDialog code={asked.code} isAdmin={isAdmin} onClose={() => setAsked(null)} />}
    </>
  );
}
