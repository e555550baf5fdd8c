import { discountCodesPageSize } from '@ascendant/domain/list-limits';
import {
  discountCodeStateLabel,
  discountCodeStates,
  type DiscountCodeState,
} from '@ascendant/domain/pricing/discount-code';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/api-error';
import { discountCodesQuery, useChangeDiscountCode, type DiscountCode } from '../../data/discount-codes';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { Select } from '../../ui/form/Input';
import { ListSearch } from '../../ui/form/ListSearch';
import { Options } from '../../ui/form/Options';
import { useListAddress } from '../../ui/table/list-address';
import { ManagedList } from '../../ui/table/ManagedList';
import styles from './DiscountCodes.module.css';
import { DiscountTable } from './DiscountTable';

interface DiscountCodesProps {
  /** Organizers can only stop codes that the site pays for. */
  readonly isAdmin: boolean;
  readonly onEdit: (code: DiscountCode) => void;
}

/** All discount codes, with search, state and page in the URL. */
export function DiscountCodes({ isAdmin, onEdit }: DiscountCodesProps) {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'state']);
  const state = discountCodeStates.find((each) => each === values.state);
  const list = useQuery(
    discountCodesQuery({
      q: values.q,
      state,
      limit: discountCodesPageSize,
      offset: (page - 1) * discountCodesPageSize,
    }),
  );
  const toggle = useToggle();
  const isFiltered = values.q !== '' || state !== undefined;
  return (
    <ManagedList
      name={{ headingId: 'all-codes' }}
      head={
        <div className="panel-heading">
          <h2 id="all-codes">
            All codes <span className={classNames(styles.count, 'meta numeric')}>{list.data?.all}</span>
          </h2>
          <div className={styles.filters}>
            <ListSearch
              label="Search discount codes"
              placeholder="Code or event"
              value={values.q}
              onSearch={(text) => choose('q', text)}
            />
            <StateFilter value={state} onChange={(wanted) => choose('state', wanted)} />
          </div>
        </div>
      }
      query={list}
      rowsOf={({ codes }) => codes}
      loading="Loading discount codes..."
      failed={{ title: 'Failed to load discount codes', text: 'Please try again later' }}
      empty={isFiltered ? noneFound : noneYet}
      address={{ page, hrefOf }}
      pageSize={discountCodesPageSize}
      hasKeys={isAdmin}
    >
      {(codes) => (
        <DiscountTable codes={codes} isAdmin={isAdmin} busyId={toggle.busyId} onEdit={onEdit} onToggle={toggle.start} />
      )}
    </ManagedList>
  );
}

const noneFound = { title: 'No discount codes found', text: 'Try another search or status.' };
const noneYet = { title: 'No discount codes yet', text: 'Codes you create will appear here.' };

interface StateFilterProps {
  readonly value: DiscountCodeState | undefined;
  readonly onChange: (state: string) => void;
}

function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <Select isSmall aria-label="Status" value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <option value="">All statuses</option>
      <Options of={discountCodeStates} text={(each) => discountCodeStateLabel(each).text} />
    </Select>
  );
}

/** Deactivates an active code, and activates another. */
function useToggle() {
  const change = useChangeDiscountCode();
  const start = (code: DiscountCode) => {
    const isActive = !code.isActive;
    change.mutate(
      { id: code.id, body: { ...code, discountValue: Number(code.discountValue), isActive } },
      {
        onSuccess: () => showToast({ title: isActive ? 'Discount code activated' : 'Discount code deactivated' }),
        onError: (error) =>
          showToast({
            title: 'Error',
            description: errorSentence(error, 'Failed to update discount code'),
            tone: 'bad',
          }),
      },
    );
  };
  return { start, busyId: change.isPending ? change.variables.id : null };
}
