import { personalDataRoutes } from '@ascendant/contract/personal-data';
import { callerOf, type Bind } from '../../http/binding';
import { answer, FileAnswer } from '../../http/reply';
import { accounts } from '../accounts/accounts.module';
import { cancelDeletion, requestDeletion } from './deletion.service';
import { exportPersonalData, type ExportDeps } from './export.service';

interface PersonalDataDeps extends ExportDeps {
  readonly publicUrl: string;
}

/** Serves what people can do with all their data at once: take it with them, and have it deleted. */
export function bindPersonalData(bind: Bind, deps: PersonalDataDeps): void {
  bind(personalDataRoutes.exportPersonalData, async (call) => {
    const { request, body } = call;
    const given = { ...body, ip: request.ip, requestId: request.id };
    return new FileAnswer('ascendant-data.zip', await exportPersonalData(deps, callerOf(call), given));
  });

  bind(personalDataRoutes.requestDeletion, async (call) => {
    const { request, body, reply } = call;
    const dueAt = await requestDeletion(deps, callerOf(call), { ...body, ip: request.ip, requestId: request.id });
    const { headers } = accounts.forgetSession(reply, deps.publicUrl);
    return answer(200, { dueAt: dueAt.toISOString() }, headers);
  });

  bind(personalDataRoutes.cancelDeletion, async (call) => {
    await cancelDeletion(deps.db, callerOf(call), call.request.id);
    return null;
  });
}
