import { useState } from 'react';
import { useParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { type PersonPage, useSignOutPerson } from '../data/lookup';
import { canRefund } from '../features/event-bookings/refund-choice';
import type { BookingOfPerson } from '../features/lookup/PersonBookings';
import { PersonDetails } from '../features/lookup/PersonDetails';
import { useDisabling } from '../features/users/use-disabling';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { Crumbs } from '../ui/layout/Crumbs';
import { Menu } from '../ui/menu/Menu';

const RefundDialog = lazyDialog(async () => (await import('../features/event-bookings/RefundDialog')).RefundDialog);

const DisableDialog = lazyDialog(async () => (await import('../features/users/DisableDialog')).DisableDialog);

/** /admin/lookup/people/{id}: a person's bookings, payments, emails, sessions and notes, and what can be done for them. Their name isn't in the page's title. */
export function AdminPersonPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Crumbs links={[{ label: 'Look up', to: paths.adminLookup }]} />
      <AreaHead title="Person" />
      <PersonDetails id={Number(id)} AccountActions={AccountActions} BookingActions={BookingActions} />
    </>
  );
}

/** Refunds a booking, as its event's list of bookings does. */
function BookingActions({ booking, person }: BookingOfPerson) {
  const [isOpen, setOpen] = useState(false);
  if (!canRefund(booking)) return null;
  const label = Number(booking.total) === 0 ? 'Cancel' : 'Refund';
  return (
    <>
      <Button size="small" aria-label={`${label} ${booking.reference}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? <RefundDialog booking={booking} who={nameOf(person)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AccountActions({ person }: { readonly person: PersonPage['person'] }) {
  const [asked, setAsked] = useState<'sign out' | 'disable' | null>(null);
  const close = () => setAsked(null);
  const signOut = useSignOutPerson();
  const { change, busyId } = useDisabling();
  const { user } = useAuth();
  const disable = { label: 'Disable', does: () => setAsked('disable'), endsIt: true };
  const enable = { label: 'Enable', does: () => change({ user: person, disabled: false }) };
  const toggle = person.disabled ? enable : disable;
  return (
    <>
      <Menu
        label={`Actions for ${nameOf(person)}`}
        busy={busyId !== null && 'Saving...'}
        items={[
          { label: 'What was done about them', does: { to: paths.adminAuditOf('user', person.id) } },
          { label: 'Sign out everywhere', does: () => setAsked('sign out') },
          ...(person.id === user?.id ? [] : [toggle]),
        ]}
      />
      {asked === 'disable' ? (
        <DisableDialog
          user={person}
          isBusy={busyId !== null}
          onClose={close}
          onDisable={(reason) => change({ user: person, disabled: true, reason }, close)}
        />
      ) : null}
      {asked === 'sign out' ? (
        <Dialog
          role="alertdialog"
          title={`Sign out ${nameOf(person)} everywhere?`}
          keep="Keep signed in"
          action={{
            label: 'Sign out everywhere',
            kind: 'danger',
            busy: signOut.isPending && 'Signing out...',
            onDo: () => signOut.mutate(person.id, { onSettled: close }),
          }}
          onClose={close}
        >
          <p>They’ll have to sign in again on each device.</p>
        </Dialog>
      ) : null}
    </>
  );
}

function nameOf({ firstName, lastName }: Pick<PersonPage['person'], 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
