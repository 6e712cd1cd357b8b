/** Why the store did not take what was decided here. It may be asked for again: under its key it is done once. */
export class AppendFailed extends Error {
  override readonly name = 'NotKept';
}
