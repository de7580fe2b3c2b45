import { Button } from '@liftoff/ui/button';
import { CopyIcon } from '@liftoff/ui/icons';
import { useState } from 'react';

/** Copies a text and says so; where the browser does not let it, the text stands beside it to be marked. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // A page that is not secure has no clipboard.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button size="s" onClick={copy}>
      <CopyIcon size="s" />
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}
