import { errorSentence } from '../../api/api-error';
import { useExport } from '../../data/personal-data';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { PasswordField } from '../../ui/form/PasswordInput';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';

/** Asks for the password and downloads the archive. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const download = useExport();
  const { field, handleSubmit, setError, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/personal-data')).exportBody,
    values: { password: '' },
  });
  const submit = handleSubmit((values) =>
    download.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'Your data has been downloaded' });
        onClose();
      },
      onError: (error) => {
        if (!showServerErrors(error, setError, ['password'])) showToast({ title: errorSentence(error), tone: 'bad' });
      },
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      title="Download my data"
      keep="Cancel"
      action={{ label: 'Download', busy: (isSending || download.isPending) && 'Collecting...' }}
      onSubmit={submit}
    >
      <p>You’ll get a ZIP archive. Open index.html in it to read what we store about you and your family.</p>
      <PasswordField label="Your password" {...field('password')} autoComplete="current-password" />
    </Dialog>
  );
}
