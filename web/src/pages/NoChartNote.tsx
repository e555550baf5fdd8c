import type { User } from '@ascendant/contract/account';
import { Link } from 'react-router';
import { paths } from '../paths';
import { Icon } from '../ui/layout/Icon';
import { Note } from '../ui/layout/Note';

/** Tells users without birth data how to get a score. */
export function NoChartNote({ user }: { readonly user: User }) {
  return (
    <Note tone="info">
      <Icon name="info" />
      <p>
        <b>No score yet.</b> We need your birth date and place; you can add the time later.{' '}
        <Link to={paths.birthData(user)}>Add your birth information</Link>
      </p>
    </Note>
  );
}
