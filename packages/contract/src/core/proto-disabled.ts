/** Whether nothing reaches a prototype by `__proto__` in this process: Node was started with `--disable-proto` [A41]. */
export function isProtoDisabled(): boolean {
  try {
    return Reflect.get({}, '__proto__') === undefined;
  } catch {
    return true;
  }
}

/** What is said of a process of a public site that was started otherwise. */
export const protoFault =
  'Node must be started with --disable-proto=throw for a public site: input could reach prototypes.';
