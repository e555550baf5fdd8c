import type { User } from '@ascendant/contract/account';
import { faceLanguages, languageName } from '@ascendant/domain/person/face';
import { errorSentence } from '../../api/api-error';
import { useUpdateAccount } from '../../data/own-account';
import { ChangePhoto } from '../../fields/ChangePhoto';
import { usePictureUpload } from '../../fields/use-picture-upload';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { Field } from '../../ui/form/Field';
import { PickMany } from '../../ui/form/PickMany';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { Avatar } from '../../ui/layout/Avatar';

const languages = faceLanguages.map((code, id) => ({ id, label: languageName(code) }));

/** What travellers see of a host or guide, who chooses whether they do. */
export function OwnFace({ user }: { readonly user: User }) {
  const { firstName, lastName } = user;
  const upload = usePictureUpload();
  const pictureUrl = upload.sending?.previewUrl ?? user.profilePicture;
  return (
    <section className="panel stack" aria-labelledby="face-heading">
      <h2 id="face-heading">What travellers see of you</h2>
      <div className="row">
        <Avatar firstName={firstName} lastName={lastName} pictureUrl={pictureUrl} size="large" />
        <ChangePhoto upload={upload} />
      </div>
      <FaceForm user={user} />
    </section>
  );
}

function FaceForm({ user }: { readonly user: User }) {
  const { field, hold, type, values, errors, submit, isSending } = useFaceForm(user);
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Hosting or guiding since"
        help="The year you began."
        {...field('leadsSince')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <Field label="Languages you speak with travellers" error={errors.languages}>
        {(control) => (
          <PickMany
            {...control}
            name="languages"
            inputRef={hold('languages').ref}
            placeholder="Search languages"
            label="Languages"
            options={languages}
            chosen={(values.languages ?? []).map((code) => faceLanguages.indexOf(code))}
            onChoose={(ids) =>
              type(
                'languages',
                ids.flatMap((id) => faceLanguages[id] ?? []),
              )
            }
          />
        )}
      </Field>
      <Choice type="checkbox" checked={values.showsFace} onChange={(event) => type('showsFace', event.target.checked)}>
        Show my photo, this year and these languages to travellers
      </Choice>
      <p>
        <Button kind="primary" type="submit" busy={isSending && 'Saving...'}>
          Update what travellers see
        </Button>
      </p>
    </form>
  );
}

function useFaceForm({ firstName, lastName, showsFace, leadsSince, languages: spoken }: User) {
  const update = useUpdateAccount();
  const form = useForm({
    check: async () => (await import('@ascendant/contract/own-account')).faceBody,
    values: { showsFace, leadsSince: leadsSince === null ? '' : String(leadsSince), languages: [...spoken] },
  });
  const complain = (error: Error) => {
    if (showServerErrors(error, form.setError, ['leadsSince', 'languages'])) return;
    showToast({ title: 'We couldn’t save it', description: errorSentence(error, 'Please try again.'), tone: 'bad' });
  };
  const submit = form.handleSubmit((sent) =>
    update.mutate(
      { firstName, lastName, ...sent },
      { onSuccess: () => showToast({ title: 'Saved' }), onError: complain },
    ),
  );
  return { ...form, submit, isSending: form.isSending || update.isPending };
}
