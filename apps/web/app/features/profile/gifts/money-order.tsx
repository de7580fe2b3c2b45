export interface MoneyPart {
  name: string;
  text: string;
  amount: string;
}

/** The player's money in the order in which stakes use it [PX-03]. */
export function MoneyOrder({ parts }: { parts: readonly MoneyPart[] }) {
  return (
    <ol className="money-order numeric">
      {parts.map(({ name, text, amount }) => (
        <li key={name}>
          <span>
            <b>{name}</b>
            <span className="caption text-muted">{text}</span>
          </span>
          <span>{amount}</span>
        </li>
      ))}
    </ol>
  );
}
