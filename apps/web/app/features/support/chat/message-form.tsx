import { IconButton } from '@liftoff/ui/icon-button';
import { ArrowRightIcon } from '@liftoff/ui/icons';
import { InputFrame } from '@liftoff/ui/input-frame';
import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

/** Maximum message length that the platform accepts, in characters. */
const mostCharacters = 2_000;

interface MessageFormProps {
  input: RefObject<HTMLInputElement | null>;
  onSend: (text: string) => void;
}

export function MessageForm({ input, onSend }: MessageFormProps) {
  const t = useTranslations('support.chat');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  return (
    <form className="chat__form" onSubmit={submit}>
      <InputFrame className="grow">
        <input
          ref={input}
          type="text"
          aria-label={t('message')}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={mostCharacters}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </InputFrame>
      <IconButton type="submit" icon={ArrowRightIcon} label={t('send')} className="chat__send" />
    </form>
  );
}
