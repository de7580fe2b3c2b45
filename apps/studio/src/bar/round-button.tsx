import type { ReactNode } from 'react';

/** The round button. While a round runs it rests, keeps its focus and says what is going on. */
export function RoundButton({
  label,
  waiting,
  onPress,
  children,
}: {
  label: string;
  waiting: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`spinb num${waiting ? ' is-wait' : ''}`}
      aria-label={label}
      aria-disabled={waiting}
      data-round-button=""
      onClick={() => {
        if (!waiting) onPress();
      }}
    >
      {children}
    </button>
  );
}
