/** Whether `__proto__` is disabled in this process because Node was started with `--disable-proto` [A41]. */
export function isProtoDisabled(): boolean {
  try {
    return Reflect.get({}, '__proto__') === undefined;
  } catch {
    return true;
  }
}

/** Error shown if a public site's process was started without `--disable-proto`. */
export const protoFault =
  'Node must be started with --disable-proto=throw for a public site: input could reach prototypes.';
