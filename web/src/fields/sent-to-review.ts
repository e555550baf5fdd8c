import type { ToastMessage } from '../ui/dialog/toast-store';

/** The toast after 'Send to Review'. */
export function sentToReview(adminCount: number): ToastMessage {
  const whom = adminCount === 1 ? '1 admin' : `${adminCount} admins`;
  return { title: 'Sent to review', description: `We’ve notified ${whom}. You’ll hear from us soon.` };
}
