/**
 * Settles like `coming`, but rejects with the message `late` if that takes longer than `ms` milliseconds. A later
 * result is ignored.
 */
export async function inTime<T>(coming: Promise<T>, ms: number, late: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms);
  });
  try {
    return await Promise.race([coming, over]);
  } finally {
    clearTimeout(timer);
  }
}
