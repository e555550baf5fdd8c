import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { myReviewQuery } from '../data/opinions';
import { paths } from '../paths';
import { useDialogAddress } from '../ui/dialog/dialog-address';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const ReviewDialog = lazyDialog(async () => (await import('../features/reviews/ReviewDialog')).ReviewDialog);

interface ReviewAtAddressProps {
  readonly event: { readonly id: number; readonly title: string };
  /** The page behind the dialog. */
  readonly page: string;
}

/** The review dialog, when its page's address asks for it. Visitors sign in first and come back to it. */
export function ReviewAtAddress({ event, page }: ReviewAtAddressProps) {
  const { known: user, isLoading } = useAuth();
  const { data } = useQuery({ ...myReviewQuery(event.id), enabled: user !== null });
  const { close } = useDialogAddress(page);
  if (!isLoading && user === null) return <Navigate to={paths.authThen(paths.reviewEvent(event.id))} replace />;
  if (!data || (data.review === null && !data.mayWrite)) return null;
  return <ReviewDialog event={event} own={data.review} onClose={close} />;
}
