/** A progress bar on a terminal's standard error for anything that takes over half a second; nothing elsewhere. */
export function progress(what: string, of: number): { tell(done: number): void; end(): void } {
  const began = Date.now();
  let shown = 0;
  const wide = 30;
  return {
    tell(done) {
      const now = Date.now();
      if (!process.stderr.isTTY || now - began < 500 || now - shown < 100) return;
      shown = now;
      const full = Math.round((wide * done) / of);
      process.stderr.write(`\r${what} ${'█'.repeat(full)}${'░'.repeat(wide - full)} ${done} of ${of}`);
    },
    end() {
      if (shown > 0) process.stderr.write('\r\u001b[K');
    },
  };
}

/** How many tournaments end in which stretch of time, as bars. */
export function histogram(minutes: readonly number[], wide = 40): string[] {
  const width = bucketWidth(minutes);
  const counts = new Map<number, number>();
  for (const each of minutes) {
    const bucket = Math.floor(each / width);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const most = Math.max(...counts.values());
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const count = counts.get(first + at) ?? 0;
    const bar = '█'.repeat(Math.round((wide * count) / most)) || (count > 0 ? '▏' : '');
    const from = (first + at) * width;
    return `${clock(from)} to ${clock(from + width)}  ${bar.padEnd(wide)} ${Math.round((100 * count) / minutes.length)}%`;
  });
}

function bucketWidth(minutes: readonly number[]): number {
  const range = Math.max(...minutes) - Math.min(...minutes);
  return [5, 10, 15, 30, 60].find((width) => range / width <= 14) ?? 120;
}

/** 3 h 5 min. */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
}

/** 3:05, where times stand in a column. */
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;
