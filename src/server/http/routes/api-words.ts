type Told = readonly [does: string, answers: string];

/** What every route does and answers, by topic, for `/docs`. A test finds routes without words and words without a route. */
export const API: Readonly<Record<string, Readonly<Record<string, Told>>>> = {
  Tournaments: {
    'POST /api/tournaments': [
      'Creates a tournament; your device becomes its director. From another machine this takes the site code (header x-site-code).',
      'tournament, role, joinCode; a cookie for a new device',
    ],
    'GET /api/tournaments': ['Lists the tournaments your device is in.', 'tournaments, unreadable, waiting'],
    'GET /api/tournaments/{id}': [
      'The tournament as you may see it right now.',
      'id, role, player, powers, sample, version, now, view, joinCode',
    ],
    'POST /api/tournaments/{id}/commands': [
      'Carries out a command. A command sent twice with the same key is done once. Needs the right to do it.',
      'version; 409 with a code, a sentence and the rule if the rules say no',
    ],
    'GET /api/tournaments/{id}/rulebook': ['The rules this tournament is played by.', 'house'],
    'POST /api/play': ['Creates, fills and starts a tournament against bots.', 'tournament, role, player'],
    'POST /api/sample': ['Creates a sample tournament to look around in.', 'tournament, role, joinCode'],
    'DELETE /api/tournaments/{id}': ['Deletes a tournament for good. Director only.', 'nothing'],
  },
  'Players and devices': {
    'POST /api/join': [
      'Joins with the code on the TV or an invite; the name is for players.',
      'tournament, role, player, powers, waiting; a cookie for a new device',
    ],
    'GET /api/tournaments/{id}/people': [
      'Everybody’s devices, who is waiting, and open invites. Director, or an assistant at the door.',
      'people, door, invites',
    ],
    'PUT /api/tournaments/{id}/door': [
      'Whether guests wait for the director’s okay, or a new code for the TV. Director only.',
      'code, approval, waiting',
    ],
    'POST /api/tournaments/{id}/waiting/turn-away': [
      'Turns away everybody who came since a moment and has not bought in. Director, or an assistant at the door.',
      'code, approval, waiting',
    ],
    'POST /api/tournaments/{id}/waiting/{guest}': [
      'Lets a waiting guest in or turns them away.',
      'code, approval, waiting',
    ],
    'POST /api/tournaments/{id}/invites': ['Creates an invite. Director only.', 'id, code, link'],
    'DELETE /api/tournaments/{id}/invites/{invite}': ['Cancels an invite. Director only.', 'nothing'],
    'POST /api/tournaments/{id}/players/{player}/move': [
      'Moves a player’s seat to another phone; the old phone is out at once. Director only.',
      'id, code, link',
    ],
    'PUT /api/tournaments/{id}/people/{device}/powers': [
      'What an assistant may do. Director only.',
      'nothing',
    ],
    'DELETE /api/tournaments/{id}/people/{device}': [
      'Removes a device from the tournament. Director only.',
      'nothing',
    ],
  },
  Invitations: {
    'POST /api/invitation': [
      'What an invitation says, for anyone who has its code.',
      'tournament, name, phase, when, place, house, price, currency, coming, cannot, me, waiting …',
    ],
    'POST /api/invitation/cannot': ['Says that you can’t come.', 'nothing'],
    'GET /api/tournaments/{id}/invitation': [
      'The invitation with its link and who can’t come. Director, or an assistant at the door.',
      'when, place, cannot, name, joinCode, link',
    ],
    'PUT /api/tournaments/{id}/invitation': ['Changes date and place. Director only.', 'when, place'],
  },
  'Results and records': {
    'GET /api/tournaments/{id}/results': [
      'Places, knockouts, chip graph and story; the ledger for the director.',
      'name, at, over, purse, results, knockOuts, chips, story, hands, ledger …',
    ],
    'GET /api/tournaments/{id}/results.csv': ['The results as a table.', 'text/csv'],
    'GET /api/tournaments/{id}/ledger.csv': ['Who owes what. Director only.', 'text/csv'],
    'GET /api/tournaments/{id}/log': ['A page of the log, newest first. Director only.', 'entries, before'],
    'GET /api/tournaments/{id}/log.txt': ['The whole log. Director only.', 'text/plain'],
    'GET /api/tournaments/{id}/hands': ['The hands that are over, without hole cards.', 'me, people, hands'],
    'GET /api/tournaments/{id}/hands/{table}/{file}': [
      'One hand as you saw it: NUMBER.json to replay, NUMBER.phh or NUMBER.ohh for other programs.',
      'JSON, or text/plain for .phh',
    ],
    'GET /api/season': [
      'The standings over several nights.',
      'choices, nights, standings, names, unreadable, mayChoose',
    ],
    'PUT /api/season': ['Which nights count, and how. Directors of this site.', 'what you sent'],
    'POST /api/season/link': ['A link to the season for guests. Directors of this site.', 'link'],
  },
  'Rules and planning': {
    'GET /api/rulebooks': ['Every rulebook that comes with Riffle.', 'rulebooks'],
    'GET /api/rulebooks/words': ['Their names and summaries, in every language.', 'rulebooks'],
    'GET /api/rules': ['Every rule, or those of one rulebook.', 'rules'],
    'POST /api/plan': [
      'Plans levels, stacks and chips for so many players in so much time.',
      'levels, breaks, startingStack …',
    ],
    'POST /api/desk/ruling': [
      'A ruling on something that went wrong; without an irregularity, the list of them.',
      'the ruling with its rule, or irregularities',
    ],
  },
  'What the site remembers': {
    'POST /api/site/person': [
      'Where a person’s name is stored here. For people who direct here.',
      'what is stored, by tournament',
    ],
    'POST /api/site/forget': [
      'Replaces a person’s name by “Guest” and a number everywhere. For people who direct here.',
      'the guest’s name, and in how many tournaments',
    ],
    'GET /api/site/roster': [
      'Who has played here. Directors of this site, like everything below.',
      'roster, unreadable',
    ],
    'PUT /api/site/roster': ['Changes that list.', 'what you sent'],
    'GET /api/site/results': ['Finished tournaments with their results.', 'nights, unreadable'],
    'GET /api/site/chip-case': ['The chips in the case.', 'chip-case'],
    'PUT /api/site/chip-case': ['Changes them.', 'what you sent'],
    'GET /api/site/presets': ['Saved tournaments.', 'presets'],
    'PUT /api/site/presets': ['Changes them.', 'what you sent'],
    'GET /api/site/last-plan': ['The last tournament as it was planned.', 'last-plan'],
    'PUT /api/site/last-plan': ['Changes it.', 'what you sent'],
  },
  'Running the server': {
    'GET /health': [
      'Whether the server can store anything right now.',
      'status; 503 with a sentence while it can’t',
    ],
    'GET /metrics': ['Figures for Prometheus; this machine only unless opened.', 'text/plain'],
  },
};
