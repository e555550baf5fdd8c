import { reportWeeks } from '@ascendant/domain/report/report';
import type { ReportViewer } from '../../data/reports';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/Button';
import { Select } from '../../ui/form/Input';
import { Options } from '../../ui/form/Options';
import { Icon } from '../../ui/layout/Icon';
import styles from './ReportTools.module.css';
import { useAnalyticsAddress } from './use-analytics-rows';

/** Which weeks the charts show, and the list of events as a file: the same search, status and order, with the dates of each series below it. */
export function ReportTools({ viewer }: { readonly viewer: ReportViewer }) {
  const { weeks, filter, choose } = useAnalyticsAddress();
  return (
    <div className="row wrap">
      <Select
        className={styles.weeks}
        aria-label="Weeks"
        value={weeks}
        onChange={(event) => choose('weeks', event.target.value)}
      >
        <Options of={reportWeeks} text={(each) => `Last ${each} weeks`} />
      </Select>
      <a
        className={buttonClass({})}
        href={paths.reportFile(viewer, { ...filter, series: filter.series?.toString() })}
        download
      >
        <Icon name="down2" size="small" />
        Export CSV
      </a>
    </div>
  );
}
