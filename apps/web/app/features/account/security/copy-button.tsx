import { Button } from '@liftoff/ui/button';
import { CopyIcon } from '@liftoff/ui/icons';
import { useState } from 'react';

/**
 * Copies a text and shows a confirmation. If the browser refuses, the player can still select the text shown next to
 * the button.
 */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // The clipboard API exists only in secure contexts.
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
