import { useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../api/client';
import { callForFile, saveFile } from '../api/file';
import { paths } from '../paths';
import { endSession } from './current-user';
import { readQuery } from './read-query';
import { useWrite, writing } from './use-write';

/** The devices the person is signed in on. */
export const sessionsQuery = readQuery('listSessions', 'GET /api/user/sessions', {});

/** Signs out one device that isn't this one. */
export const useEndDevice = writing({
  send: (id: number) => call('DELETE /api/user/sessions/:id', { params: { id } }),
  fact: 'device signed out',
});

/** Signs out all devices but this one. */
export const useEndOtherDevices = writing({
  send: () => call('DELETE /api/user/sessions', { query: { except: 'current' } }),
  fact: 'device signed out',
});

/** Signs out everywhere, here too, and leads to the sign-in form. */
export function useEndAllDevices() {
  const client = useQueryClient();
  const leave = useLeave();
  return useWrite({
    send: async () => {
      const { keepFormsForNextTime } = await import('./kept-forms');
      await keepFormsForNextTime(client);
      return call('DELETE /api/user/sessions', { query: {} });
    },
    fact: 'signed out',
    waits: false,
    onSuccess: () => leave(paths.auth),
  });
}

/** Downloads the archive with everything we store about the person. */
export function useExport() {
  return useWrite<Blob, CallInput<'exportPersonalData'>['body']>({
    send: (body) => callForFile('POST /api/user/export', body),
    fact: 'data exported',
    onSuccess: (archive) => saveFile(archive, 'ascendant-data.zip'),
  });
}

/** Asks for the account to be deleted. That ends every session, so it leads to the sign-in form. */
export function useRequestDeletion() {
  const leave = useLeave();
  return useWrite({
    send: (body: CallInput<'requestDeletion'>['body']) => call('POST /api/user/deletion', { body }),
    fact: 'signed out',
    waits: false,
    onSuccess: () => leave(paths.auth),
  });
}

export const useCancelDeletion = writing({
  send: () => call('DELETE /api/user/deletion', {}),
  fact: 'deletion cancelled',
});

/** A full navigation, so that nothing of the session stays in memory. */
function useLeave(): (path: string) => Promise<void> {
  const client = useQueryClient();
  return async (path) => {
    await endSession(client);
    const { keptForms } = await import('../storage/kept-forms');
    await keptForms.forgetAll().catch(() => undefined);
    window.location.assign(path);
  };
}
