/** The store did not take what was decided. The command may be sent again: under its key it is done once. */
export class AppendFailed extends Error {
  override readonly name = 'AppendFailed';
}
