import { useQuery } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { followedHostsQuery, useFollowHost } from '../../data/follows';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';

/** What following brings. */
export const newDatesText = 'We’ll email you when they open new dates, once a day at most.';

interface Shown {
  readonly host: { readonly id: number; readonly name: string };
}

/** Follows a host or stops it. Signed out, it leads to signing in and back to the host. */
export function FollowHost({ host }: Shown) {
  const { user, isLoading } = useAuth();
  if (isLoading || user?.id === host.id) return null;
  if (user === null) return <ButtonLink to={paths.authThen(paths.host(host.id))}>Follow</ButtonLink>;
  return <FollowButton host={host} />;
}

/** The same for someone who's signed in. */
export function FollowButton({ host }: Shown) {
  const { data } = useQuery(followedHostsQuery);
  const { mutate, isPending } = useFollowHost();
  if (data === undefined) return null;
  const isFollowed = data.hosts.some(({ id }) => id === host.id);
  const change = () =>
    mutate(
      { id: host.id, isFollowed: !isFollowed },
      {
        onSuccess: () => showToast(isFollowed ? { title: `You no longer follow ${host.name}` } : followed(host.name)),
        onError: (error) => showToast({ title: 'Nothing was changed', description: reasonOf(error), tone: 'bad' }),
      },
    );
  return (
    <Button
      aria-label={`${isFollowed ? 'Unfollow' : 'Follow'} ${host.name}`}
      busy={isPending && 'Saving...'}
      onClick={change}
    >
      {isFollowed ? 'Unfollow' : 'Follow'}
    </Button>
  );
}

function followed(name: string) {
  return { title: `You follow ${name}`, description: newDatesText };
}

function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.fields['isFollowed']) || errorSentence(error);
}
