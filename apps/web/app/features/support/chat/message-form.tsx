import { FieldLine } from '@liftoff/ui/field';
import { IconButton } from '@liftoff/ui/icon-button';
import { ArrowRightIcon } from '@liftoff/ui/icons';
import { InputFrame } from '@liftoff/ui/input-frame';
import { useId, useState, type FormEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

/** Maximum message length that the platform accepts, in characters. */
const mostCharacters = 2_000;

interface MessageFormProps {
  input: RefObject<HTMLInputElement | null>;
  onSend: (text: string) => void;
}

/** Writes a message. A text that is too long is not cut, but reported, so that nothing pasted is lost. */
export function MessageForm({ input, onSend }: MessageFormProps) {
  const t = useTranslations('support.chat');
  const [text, setText] = useState('');
  const lineId = useId();
  const count = text.trim().length;
  const isTooLong = count > mostCharacters;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isTooLong) return;
    onSend(text.trim());
    setText('');
  };
  return (
    <>
      {isTooLong && (
        <div className="chat__notice">
          <FieldLine id={lineId} bad>
            {t('tooLong', { max: mostCharacters, count })}
          </FieldLine>
        </div>
      )}
      <form className="chat__form" onSubmit={submit}>
        <InputFrame className="grow">
          <input
            ref={input}
            type="text"
            aria-label={t('message')}
            placeholder={t('placeholder')}
            autoComplete="off"
            enterKeyHint="send"
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? lineId : undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </InputFrame>
        <IconButton type="submit" icon={ArrowRightIcon} label={t('send')} className="chat__send" />
      </form>
    </>
  );
}
