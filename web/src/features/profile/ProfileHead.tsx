import type { User } from '@ascendant/contract/account';
import { roleOf } from '@ascendant/domain/person/roles';
import { classNames } from '../../ui/class-names';
import { Avatar } from '../../ui/layout/Avatar';
import { monthAndYear } from '../../ui/text/day-text';
import { ChangePhoto } from './ChangePhoto';
import styles from './ProfileHead.module.css';
import { usePictureUpload } from './use-picture-upload';

/** The user's name, email, role and picture. */
export function ProfileHead({ user }: { readonly user: User }) {
  const upload = usePictureUpload();
  const pictureUrl = upload.sending?.previewUrl ?? user.profilePicture;
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={pictureUrl} size="large" />
        <div>
          <h1>{`${user.firstName} ${user.lastName}`}</h1>
          <p className={classNames(styles.facts, 'meta')}>
            {`${user.email} · ${roleOf(user)} since ${monthAndYear(user.createdAt)}`}
          </p>
        </div>
      </div>
      <ChangePhoto upload={upload} />
    </div>
  );
}
