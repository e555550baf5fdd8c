import type { ApplicationContext } from '../../application/application-context';

/** What events are created and edited with. */
export type EditorDeps = Pick<ApplicationContext, 'db' | 'config' | 'limits' | 'eventScores' | 'files' | 'log'>;
