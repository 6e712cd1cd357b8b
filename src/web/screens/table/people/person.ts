/** A player at the table, as far as the sheets about people need to know them. */
export type Person = {
  readonly seat: number;
  readonly player: string | null;
  readonly name: string;
  readonly bot: boolean;
  readonly stack: number | null;
  readonly away: boolean;
  readonly cutOff: boolean;
};
