import { useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { InputFrame } from './input-frame.tsx';

export type TextInputProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'prefix'> & {
    /** Content before and after the typed text: a symbol, a unit, an icon or a small button. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Class name of the whole field, including its label. */
    fieldClassName?: string | undefined;
  };

/** A single-line text field with label, hint and error. */
export function TextInput(props: TextInputProps): ReactElement {
  const { label, hint, error, prefix, suffix, fieldClassName, id, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} className={fieldClassName}>
      {control => (
        <InputFrame bad={Boolean(error)}>
          {prefix}
          <input type="text" {...input} {...control} />
          {suffix}
        </InputFrame>
      )}
    </Field>
  );
}

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix'> & { showLabel: string; hideLabel: string };

/** A password field with a button that shows the password. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? EyeOffIcon : EyeIcon}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

export type TextAreaProps = FieldWords & ComponentPropsWithRef<'textarea'> & { fieldClassName?: string | undefined };

/** A multi-line text field. */
export function TextArea({ label, hint, error, fieldClassName, id, ...area }: TextAreaProps): ReactElement {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={fieldClassName}>
      {control => (
        <InputFrame bad={Boolean(error)} className="input--area">
          <textarea {...area} {...control} />
        </InputFrame>
      )}
    </Field>
  );
}
