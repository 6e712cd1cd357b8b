import { useState } from 'react';
import { type Created, create } from '../api.ts';
import { sentence } from '../format.ts';
import { go } from '../router.ts';

const HOUSES = [
  ['homepokertourney', 'HomePokerTourney'],
  ['bnai-jeshurun', 'B’nai Jeshurun Congregation'],
  ['home-guidelines', 'Home tournament guidelines'],
  ['roberts-rules', 'Robert’s Rules of Poker'],
  ['tda', 'Tournament Directors Association'],
] as const;

/** A night from a house, the number of players and the hours there are. */
export function Plan() {
  const [name, setName] = useState('');
  const [house, setHouse] = useState<string>(HOUSES[0][0]);
  const [players, setPlayers] = useState('10');
  const [hours, setHours] = useState('4');
  const [sorry, setSorry] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<Created | null>(null);
  const ready = name.trim() !== '' && !asking;
  const ask = async (): Promise<void> => {
    setAsking(true);
    setSorry(null);
    const plan = { players: Number(players), minutes: Math.round(Number(hours) * 60) };
    const reply = await create({ name: name.trim(), house, plan });
    setAsking(false);
    if ('sorry' in reply) setSorry(sentence(reply.sorry));
    else setMade(reply.ok);
  };
  if (made !== null) return <Made made={made} />;
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void ask();
      }}
    >
      <h1 className="title">Plan a night</h1>
      <label htmlFor="night">What it is called</label>
      <input
        id="night"
        className="field"
        maxLength={80}
        autoComplete="off"
        placeholder="Thursday game"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor="house">Whose rules</label>
      <select id="house" className="field" value={house} onChange={({ target }) => setHouse(target.value)}>
        {HOUSES.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <label htmlFor="players">How many come</label>
      <input
        id="players"
        className="field number"
        type="number"
        min={2}
        max={100}
        value={players}
        onChange={({ target }) => setPlayers(target.value)}
      />
      <label htmlFor="hours">Hours until it must be over</label>
      <input
        id="hours"
        className="field number"
        type="number"
        min={0.5}
        max={24}
        step={0.5}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
      />
      <button type="submit" className="button act" disabled={!ready}>
        {asking ? 'Playing some nights to find the blinds' : 'Make the night'}
      </button>
      <p className="dim">
        Blinds, breaks and stacks are made so that nine nights in ten are over in time. With the chips you
        own: riffle plan on the host’s machine.
      </p>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </form>
  );
}

function Made({ made: { tournament, joinCode } }: { made: Created }) {
  return (
    <>
      <h1 className="title">The night is made</h1>
      <p>
        Guests join at this address with the code <strong className="number">{joinCode}</strong>.
      </p>
      <button type="button" className="button act" onClick={() => go(`/t/${tournament}`)}>
        Direct it here
      </button>{' '}
      <button type="button" className="button" onClick={() => go(`/t/${tournament}/tv`)}>
        Show it on a TV
      </button>
    </>
  );
}
