/** A promise that says itself when it has been kept: React waits for what is on its way, not for what is here. */
export function markSettled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
