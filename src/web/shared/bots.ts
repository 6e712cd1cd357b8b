/** Riffle's own bots have ids that nobody else gets. */
export const isBot = (player: string | null): boolean => player !== null && /^bot\d+$/.test(player);

const BOT = / \(bot\)$/;
/** Without "(bot)": the icon beside the name says it already. */
export const plainName = (name: string): string => name.replace(BOT, '');
