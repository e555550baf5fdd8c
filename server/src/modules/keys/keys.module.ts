import { keyPrefix } from '@ascendant/domain/organization/api-key';
import type { Module } from '../../application/module';
import { bindKeys } from './keys.routes';
import { keyReader } from './keys.service';
import { bindV1 } from './v1.routes';

/** API keys of organizations, and the API that they're for. */
export const keysModule: Module = {
  name: 'keys',
  register: (context) => {
    context.sessions.readDevicesWith(keyPrefix, keyReader(context.db));
    bindKeys(context);
    bindV1(context);
  },
};
