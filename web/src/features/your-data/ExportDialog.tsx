import { errorSentence } from '../../api/api-error';
import { useExport } from '../../data/personal-data';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { PasswordField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';

const formId = 'export-data';

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
      open
      onClose={onClose}
      title="Download my data"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={(isSending || download.isPending) && 'Collecting...'}
          >
            Download
          </Button>
        </div>
      }
    >
      <form id={formId} className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <p>You’ll get a ZIP archive. Open index.html in it to read what we store about you and your family.</p>
        <PasswordField label="Your password" {...field('password')} autoComplete="current-password" />
      </form>
    </Dialog>
  );
}
