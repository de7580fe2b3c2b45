import type { ReactElement } from 'react';

export type TimerCell = { value: string; unit: string };

export type TimerProps = {
  /** What it counts to ("Ends in"). */
  label: string;
  /** Largest unit first, at most four; the caller counts and words them. */
  cells: ReadonlyArray<TimerCell>;
  /** Spoken politely whenever it changes: the caller changes it once a minute at most. */
  announcement?: string | undefined;
};

/** Counter cells. It holds no clock: what it shows comes in. */
export function Timer({ label, cells, announcement }: TimerProps): ReactElement {
  return (
    <>
      <div className="timer num" role="timer" aria-label={label}>
        {cells.map(cell => (
          <span key={cell.unit}>
            {cell.value}
            <small>{cell.unit}</small>
          </span>
        ))}
      </div>
      {announcement !== undefined && <output className="vh">{announcement}</output>}
    </>
  );
}
