import { unpayableHint } from '@ascendant/domain/payout/accounts';
import type { Role } from '@ascendant/domain/person/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { organizerPayoutsQuery } from '../../data/payouts';
import { siteQuery } from '../../data/site';
import { paths } from '../../paths';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { usePanelForm } from './event-form';
import styles from './EventEditor.module.css';
import { filledTiers } from './form-values';

/** Says before an event that costs something is sent that its organizer has to connect an account first, where the site asks for it. */
export function PayoutHint({ role }: { readonly role: Role }) {
  const { values } = usePanelForm();
  const { data: site } = useQuery(siteQuery());
  const isAsked = role === 'organizer' && site?.requiresPayoutAccount === true;
  const { data: payouts } = useQuery({ ...organizerPayoutsQuery, enabled: isAsked });
  const costs = filledTiers(values).some(
    ({ adultPrice, childPrice }) => Number(adultPrice) > 0 || Number(childPrice) > 0,
  );
  if (!isAsked || !costs || payouts === undefined || payouts.account.connection === 'active') return null;
  return (
    <Note tone="fair" className={styles.note}>
      <Icon name="info" />
      <p>
        <span>{unpayableHint}</span>{' '}
        <Link className="link" to={paths.organizerEarnings}>
          Go to Earnings
        </Link>
      </p>
    </Note>
  );
}
