/** Marks a settled promise, so that React's `use()` need not suspend for it. */
export function markSettled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
