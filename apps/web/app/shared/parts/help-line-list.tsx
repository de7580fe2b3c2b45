import type { HelpLine } from '@liftoff/contract/limits/limits';
import './help-lines.css';

const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Help organisations with phone number and website. */
export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="help-lines numeric">
      {lines.map(({ name, phone, url }) => (
        <li key={name}>
          {url === undefined ? (
            name
          ) : (
            <a className="link" href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          {phone !== undefined && (
            <>
              {' '}
              <a className="link" href={dialled(phone)}>
                {phone}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
