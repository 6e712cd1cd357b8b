import { citeFor } from './cite.ts';
import { penaltySteps } from './penalties.ts';
import { type Irregularity, irregularity, oneOf, type Ruling, ruling, yesOrNo } from './ruling.ts';

const tabled = yesOrNo(
  'tabled',
  'Are both their cards face up on the table?',
  'both cards face up',
  'not face up, or mucked',
);

const noShare = (rule: Ruling['rule'], says: string): Ruling =>
  ruling(rule, says, 'The pot goes to the hands that were shown');

/** Showing hands, reading them and dividing the pot. */
export const showdown: readonly Irregularity[] = [
  irregularity({
    id: 'who-shows-first',
    title: 'Who shows first',
    about: 'Nobody wants to be the first to show.',
    facts: [
      yesOrNo(
        'allIn',
        'Is a player all-in, with no more betting to come?',
        'a player is all-in',
        'nobody is all-in',
      ),
      yesOrNo('riverBet', 'Was there a bet on the river?', 'with a bet on the river', 'no bet on the river'),
    ],
    settle({ allIn, riverBet }, rulebook) {
      const { showsFirst, allInHands } = rulebook.hand;
      const first =
        showsFirst.use === 'left-of-button'
          ? 'The first player left of the button'
          : 'The player who was first to act on the river';
      const inTurn = 'The others show or muck in turn, clockwise';
      const sidePots = 'The last side pot is settled first';
      if (allIn && allInHands.use === 'in-turn')
        return ruling(allInHands.cite, `${first} shows first.`, inTurn, sidePots);
      if (allIn)
        return ruling(
          allInHands.cite,
          'Everyone turns their cards face up at once.',
          'Every live hand goes face up before more cards come',
          `${first} starts if nobody wants to be first`,
          sidePots,
        );
      if (riverBet)
        return ruling(
          'show-order-last-aggressor',
          'The last player to bet or raise on the river shows first.',
          'The others show or muck in turn, clockwise',
        );
      return ruling(showsFirst.cite, `${first} shows first.`, inTurn);
    },
  }),
  irregularity({
    id: 'misread-hand',
    title: 'Misread or miscalled hand',
    about: 'A hand is not what the player or the dealer said it is.',
    facts: [tabled],
    settle({ tabled: shown }, rulebook) {
      if (!shown)
        return noShare(
          citeFor(rulebook, 'tda-13-tabling', 'show-all-cards'),
          'A hand that was not shown cannot win. Words alone win nothing.',
        );
      return ruling(
        citeFor(rulebook, 'tda-12-cards-speak', 'cards-speak'),
        'Cards speak: the hand is worth what it is, whatever was said.',
        'Read the hand again together',
        'Give the pot to the best hand shown, until the next hand begins',
        'A player who miscalls a hand on purpose may be penalized',
      );
    },
  }),
  irregularity({
    id: 'odd-chip-split',
    title: 'Odd chip in a split pot',
    about: 'A pot is split, and one chip is left over.',
    facts: [],
    settle(_, rulebook) {
      const rule = citeFor(rulebook, 'tda-20-odd-chips', 'odd-chip');
      return ruling(
        rule,
        'The odd chip goes to the first winner left of the button.',
        ...(rule === 'tda-20-odd-chips' ? ['Break it into the smallest chips in play first'] : []),
        'Split every side pot by itself',
        'Several odd chips go one to each winner, clockwise',
      );
    },
  }),
  irregularity({
    id: 'split-pot',
    title: 'Split pot',
    about: 'Two or more hands look the same.',
    facts: [],
    settle: () =>
      ruling(
        'tied-pots',
        'Equal hands share the pot. Suits never decide.',
        'Compare the best five cards of each hand, kickers included',
        'Split every pot by itself; an odd chip goes left of the button',
      ),
  }),
  irregularity({
    id: 'side-pot',
    title: 'Side pots',
    about: 'Players are all-in for different amounts. Who plays for what?',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'show-order-side-pots', 'tda-21-side-pots'),
        'Each player can win from each opponent only as much as they put in themselves.',
        'The smallest all-in, matched by everyone, is the main pot; the rest makes side pots',
        'Settle the last side pot first, the main pot last',
        'The side pot calculator among the tools counts them',
      ),
  }),
  irregularity({
    id: 'see-called-hand',
    title: 'Asking to see a hand',
    about: 'A player wants to see a hand that was called and not shown.',
    facts: [
      oneOf(
        'who',
        'Who is asking?',
        ['caller', 'a player who called the last bet and still has their cards'],
        ['winner', 'the winner of the pot'],
        ['dealt-in', 'another player who was dealt in'],
        ['outsider', 'someone who was not dealt in'],
      ),
    ],
    settle({ who }, rulebook) {
      const rule = citeFor(rulebook, 'tda-18-ask-to-see', 'rr-see-called-hand');
      if (rule === 'tda-18-ask-to-see')
        return who === 'caller'
          ? ruling(rule, 'They may see the hand of the player they called.', 'Turn that hand face up')
          : ruling(
              rule,
              'It’s up to the director: only a player who called the last bet has a right to see.',
              'The director decides and explains why',
            );
      if (who === 'outsider')
        return ruling(rule, 'No: only players who were dealt in may ask.', 'The hand stays face down');
      return who === 'winner'
        ? ruling(
            rule,
            'They may see it, but the hand is live again: if it is better, it wins.',
            'Turn the hand face up and read it',
          )
        : ruling(
            rule,
            'They may see it. The hand stays dead.',
            'The dealer touches the muck with it, then turns it face up',
            'Players who ask too often may lose the right',
          );
    },
  }),
  irregularity({
    id: 'playing-the-board',
    title: 'Playing the board',
    about: 'A player’s best five cards are the five on the board.',
    facts: [
      tabled,
      yesOrNo(
        'declared',
        'Did they say that they play the board before letting go of their cards?',
        'they said so',
        'they did not say so',
      ),
    ],
    settle({ tabled: shown, declared }, rulebook) {
      const rule = citeFor(rulebook, 'tda-19-play-board', 'rr-play-board-declare');
      if (shown || (declared && rule === 'rr-play-board-declare'))
        return ruling(rule, 'They have their share of the pot.', 'Split the pot among the equal hands');
      return noShare(
        rule,
        rule === 'tda-19-play-board'
          ? 'They have no share: to play the board, both cards must be face up.'
          : 'They have no share: they let go of their cards without saying that they play the board.',
      );
    },
  }),
  irregularity({
    id: 'show-one-show-all',
    title: 'Show one, show all',
    about: 'A player shows their cards to one person and not to the table.',
    facts: [
      oneOf(
        'shownTo',
        'Who saw the cards?',
        ['player', 'a player in the hand'],
        ['onlooker', 'someone not in the hand'],
      ),
    ],
    settle: ({ shownTo }) =>
      ruling(
        'rr-show-one-show-all',
        shownTo === 'player'
          ? 'Show one, show all: everyone sees the cards now.'
          : 'Show one, show all: everyone sees the cards after the hand.',
        'Only the cards that were shown must be shown to everyone',
      ),
  }),
  irregularity({
    id: 'slow-roll',
    title: 'Slow rolling',
    about: 'A player with the winning hand takes their time to show it.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'tda-70-etiquette', 'rr-show-without-delay'),
        'It’s poor form, but the hand still wins.',
        'Ask for the hands in the order of showing',
        ...penaltySteps(rulebook),
      ),
  }),
  irregularity({
    id: 'speaking-up',
    title: 'Speaking up about a mistake',
    about: 'A player who is not in the hand sees that a hand is misread or the pot is wrong.',
    facts: [
      yesOrNo('tabled', 'Is the hand face up on the table?', 'the hand is face up', 'it is not face up'),
    ],
    settle({ tabled: shown }, rulebook) {
      return shown
        ? ruling(
            citeFor(rulebook, 'tda-2-responsibilities', 'rr-correct-errors'),
            'Everyone may speak up, and should.',
            'Stop before the pot is pushed, read the hand again and count the pot',
          )
        : ruling(
            citeFor(rulebook, 'tda-67-no-disclosure', 'rr-etiquette'),
            'Nobody may read or name a hand that is not face up.',
            'The player decides alone whether to show',
            ...penaltySteps(rulebook),
          );
    },
  }),
];
