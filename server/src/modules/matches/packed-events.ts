import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { PackedOffer } from '@ascendant/domain/match/preference-weight';
import { cents } from '@ascendant/domain/money';
import { timePeriods, weekdays } from '@ascendant/domain/person/preferences';
import type { IndexedEvent } from './indexed-event';

/**
 * What rules look at of very many events, row by row, as numbers in blocks of memory: about 80 bytes each, where an object takes
 * ten times as much. Changes in place.
 */
export interface PackedEvents {
  put(row: number, event: IndexedEvent): void;
  /** Copies one row into another. */
  copy(from: number, to: number): void;
  /** The event in a row. It shows what's in the row, so don't keep it. */
  at(row: number): IndexedEvent;
  /** One number of it, without an object. */
  repeatedSeriesOf(row: number): number;
}

const firstRows = 1024;

export function packedEvents(): PackedEvents {
  let columns = columnsFor(firstRows);
  return {
    put: (row, event) => {
      if (row >= columns.id.length) columns = enlarged(columns);
      write(columns, row, event);
    },
    copy: (from, to) => {
      for (const column of blocksOf(columns)) column[to] = column[from] ?? 0;
    },
    at: (row) => new PackedEvent(columns, row),
    repeatedSeriesOf: (row) => columns.repeatedSeriesId[row] ?? 0,
  };
}

/** Texts and lists of which many events have the same, as numbers. */
interface Shared {
  readonly days: Numbered<CalendarDay>;
  readonly times: Numbered<string>;
  readonly eventTypes: Numbered<readonly string[]>;
}

/** A number for each row in each. NaN for a place that isn't known. */
interface Columns extends Shared {
  readonly id: Int32Array;
  readonly updatedAt: Float64Array;
  readonly publishedAt: Float64Array;
  readonly repeatedSeriesId: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly minimumAge: Uint8Array;
  readonly startDay: Int32Array;
  readonly startTime: Int32Array;
  readonly eventTypeList: Int32Array;
  readonly isOneDay: Uint8Array;
  readonly lowestAdultPrice: Int32Array;
  readonly eventTypeBits: Int32Array;
  readonly weekday: Uint8Array;
  readonly period: Uint8Array;
}

function columnsFor(rows: number, shared?: Shared): Columns {
  return {
    days: shared?.days ?? numbered((day) => day),
    times: shared?.times ?? numbered((time) => time),
    eventTypes: shared?.eventTypes ?? numbered((types) => types.join('|')),
    id: new Int32Array(rows),
    updatedAt: new Float64Array(rows),
    publishedAt: new Float64Array(rows),
    repeatedSeriesId: new Int32Array(rows),
    x: new Float64Array(rows),
    y: new Float64Array(rows),
    z: new Float64Array(rows),
    minimumAge: new Uint8Array(rows),
    startDay: new Int32Array(rows),
    startTime: new Int32Array(rows),
    eventTypeList: new Int32Array(rows),
    isOneDay: new Uint8Array(rows),
    lowestAdultPrice: new Int32Array(rows),
    eventTypeBits: new Int32Array(rows),
    weekday: new Uint8Array(rows),
    period: new Uint8Array(rows),
  };
}

type Block = Int32Array | Float64Array | Uint8Array;

/** All blocks, in the same order for all columns. */
function blocksOf(columns: Columns): readonly Block[] {
  return Object.values(columns).filter((value): value is Block => ArrayBuffer.isView(value));
}

function enlarged(columns: Columns): Columns {
  const larger = columnsFor(2 * columns.id.length, columns);
  const before = blocksOf(columns);
  blocksOf(larger).forEach((block, index) => block.set(before[index] ?? []));
  return larger;
}

function write(columns: Columns, row: number, event: IndexedEvent): void {
  const { id, updatedAt, publishedAt, repeatedSeriesId, minimumAge, startDate, place, offered, offer } = event;
  columns.id[row] = id;
  columns.updatedAt[row] = updatedAt.getTime();
  columns.publishedAt[row] = publishedAt;
  columns.repeatedSeriesId[row] = repeatedSeriesId;
  columns.x[row] = place?.x ?? Number.NaN;
  columns.y[row] = place?.y ?? Number.NaN;
  columns.z[row] = place?.z ?? Number.NaN;
  columns.minimumAge[row] = minimumAge;
  columns.startDay[row] = columns.days.numberOf(startDate);
  columns.startTime[row] = columns.times.numberOf(offered.startTime);
  columns.eventTypeList[row] = columns.eventTypes.numberOf(offered.eventTypes);
  columns.isOneDay[row] = offered.isOneDay ? 1 : 0;
  columns.lowestAdultPrice[row] = offer.lowestAdultPrice;
  columns.eventTypeBits[row] = offer.eventTypes;
  columns.weekday[row] = offer.weekday;
  columns.period[row] = timePeriods.indexOf(offered.period);
}

/** An event in its row, which is also what preferences are compared with: looking at very many then makes no other objects. */
class PackedEvent implements IndexedEvent, PackedOffer {
  constructor(
    private readonly columns: Columns,
    private readonly row: number,
  ) {}

  get id(): number {
    return this.columns.id[this.row] ?? 0;
  }
  get updatedAt(): Date {
    return new Date(this.columns.updatedAt[this.row] ?? Number.NaN);
  }
  get repeatedSeriesId(): number {
    return this.columns.repeatedSeriesId[this.row] ?? 0;
  }
  get publishedAt(): number {
    return this.columns.publishedAt[this.row] ?? 0;
  }
  get minimumAge(): number {
    return this.columns.minimumAge[this.row] ?? 0;
  }
  get startDate(): CalendarDay {
    return this.columns.days.at(this.columns.startDay[this.row]) ?? calendarDay('1970-01-01');
  }
  get place(): IndexedEvent['place'] {
    const { columns, row } = this;
    const x = columns.x[row] ?? Number.NaN;
    return Number.isNaN(x) ? null : { x, y: columns.y[row] ?? 0, z: columns.z[row] ?? 0 };
  }
  get offer(): PackedOffer {
    return this;
  }
  get lowestAdultPrice(): number {
    return this.columns.lowestAdultPrice[this.row] ?? 0;
  }
  get eventTypes(): number {
    return this.columns.eventTypeBits[this.row] ?? 0;
  }
  get weekday(): number {
    return this.columns.weekday[this.row] ?? 0;
  }
  get period(): number {
    return 1 << (this.columns.period[this.row] ?? 0);
  }
  get offered(): IndexedEvent['offered'] {
    const { columns, row } = this;
    return {
      lowestAdultPrice: cents(this.lowestAdultPrice),
      eventTypes: columns.eventTypes.at(columns.eventTypeList[row]) ?? [],
      weekday: weekdays[this.weekday] ?? 'monday',
      isOneDay: columns.isOneDay[row] === 1,
      startTime: columns.times.at(columns.startTime[row]) ?? '',
      period: timePeriods[columns.period[row] ?? 0] ?? 'Night',
    };
  }
}

/** Each different value once. Changes in place. */
interface Numbered<Value> {
  numberOf(value: Value): number;
  at(number: number | undefined): Value | undefined;
}

function numbered<Value>(keyOf: (value: Value) => string): Numbered<Value> {
  const values: Value[] = [];
  const numbers = new Map<string, number>();
  return {
    numberOf: (value) => {
      const key = keyOf(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
    at: (number = -1) => values[number],
  };
}
