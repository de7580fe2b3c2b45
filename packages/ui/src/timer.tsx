import type { ReactElement } from 'react';

export type TimerCell = { value: string; unit: string };

export type TimerProps = {
  /** Label of the countdown ("Ends in"). */
  label: string;
  /** At most four cells, largest unit first. The caller computes their values and wording. */
  cells: ReadonlyArray<TimerCell>;
  /** Announced politely whenever it changes, so change it at most once a minute. */
  announcement?: string | undefined;
};

/** The cells of a countdown. The component has no clock; the caller passes the values. */
export function Timer({ label, cells, announcement }: TimerProps): ReactElement {
  return (
    <>
      <div className="timer numeric" role="timer" aria-label={label}>
        {cells.map(cell => (
          <span key={cell.unit}>
            {cell.value}
            <small>{cell.unit}</small>
          </span>
        ))}
      </div>
      {announcement !== undefined && <output className="visually-hidden">{announcement}</output>}
    </>
  );
}
