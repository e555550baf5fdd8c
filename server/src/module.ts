import type { House } from './house';

/** A noun of the business, as the house sees it. */
export interface Module {
  /** Its folder under `modules/`. */
  readonly name: string;
  /** Serves its calls, says what its jobs do. Nothing runs yet. */
  register(house: House): void;
  /** What must be there before the first request is answered, such as demo data. After the migrations; may take seconds. */
  prepare?(house: House): Promise<void>;
}
