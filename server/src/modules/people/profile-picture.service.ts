import { profilePictureUpload } from '@ascendant/contract/upload';
import type { UploadedFile } from '../../http/uploads';
import { accounts } from '../accounts/accounts.module';
import type { UserWithPlace } from '../accounts/users.repository';
import { pictures } from '../pictures/pictures.module';
import type { PictureDeps } from '../pictures/pictures.service';

/** Sharp at the largest size we show people, on the densest screens. */
const shape = { side: 512, isSquare: true } as const;

/**
 * Replaces a person's picture and removes the old one.
 * @throws AppError unsupported_media_type, too_large, busy, no_room_for_picture
 * Source: specification 1, section 5 (Validation rules); rule INP-05.
 */
export async function changeProfilePicture(
  deps: PictureDeps,
  file: UploadedFile,
  userId: number,
): Promise<UserWithPlace> {
  const { profilePicture: replaces } = await accounts.ownAccount(deps.db, userId);
  const given = { file, rule: profilePictureUpload, shape, purpose: 'profile_picture', userId, replaces } as const;
  await pictures.keepPicture(deps, given, async (tx, url) => {
    const { profilePicture } = await accounts.ownAccount(tx, userId);
    await accounts.changeOwnAccount(tx, userId, { profilePicture: url });
    return { replaced: profilePicture };
  });
  return accounts.ownAccount(deps.db, userId);
}
