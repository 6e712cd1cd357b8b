import { vibrate } from '../vibrate.ts';
import { tableSettings } from './settings.ts';

/** Two notes, a fourth apart: heard in a noisy room, and nothing like a phone that rings. */
const NOTES = [
  { hertz: 587.3, at: 0, seconds: 0.16 },
  { hertz: 784, at: 0.14, seconds: 0.3 },
] as const;
const VOLUME = 0.18;

let audio: AudioContext | null = null;

/** Browsers let a page sound once somebody has touched it. */
function awaken(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}
for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, awaken, true);
if (navigator.userActivation?.hasBeenActive) awaken();

export function chime(): void {
  if (audio === null) return;
  const start = audio.currentTime;
  for (const { hertz, at, seconds } of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(VOLUME, start + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + seconds);
  }
}

const TAG = 'riffle-turn';

/** On phones only the page's worker may show one, and it takes away the one before. */
async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: TAG };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

/** Whether this browser can show notifications at all, and whether it has been told never to. */
export const noticesPossible = (): boolean =>
  'Notification' in window && Notification.permission !== 'denied';

/** Asks the browser, which asks the player; whether notifications come from now on. */
export const allowNotices = async (): Promise<boolean> =>
  noticesPossible() && (await Notification.requestPermission()) === 'granted';

/** My turn has come. */
export function alertTurn(says: string, name: string): void {
  const { sound, vibration, notices } = tableSettings();
  if (sound) chime();
  if (vibration) vibrate(120, 80, 120);
  const shows = notices && document.visibilityState === 'hidden' && 'Notification' in window;
  if (shows && Notification.permission === 'granted') void notify(says, name);
}
