import type { ApplicationContext } from './application-context';

/** A noun of the business, as the house sees it. */
export interface Module {
  /** Its folder under `modules/`. */
  readonly name: string;
  /** Serves its calls, says what its jobs do. Nothing runs yet. */
  register(context: ApplicationContext): void;
  /** What must be there before the first request is answered, such as demo data. After the migrations; may take seconds. */
  prepare?(context: ApplicationContext): Promise<void>;
}
