// Sounds that the browser makes itself, without files. `sound.ts` loads this with the first that is wanted.

/** A part of a sound: a tone, or noise through a filter. Times are in ms. */
interface Part {
  hz: number; // of the tone, or of the filter
  ms: number;
  loud: number;
  to?: number; // where the pitch glides to
  noise?: BiquadFilterType;
  at?: number;
  rise?: number; // until it is loudest
}

const SPACING = 110; // ms between the sounds of one call
const LATE = 400; // ms: a browser may wait for a tap before it plays anything; by then it is past

const note = (hz: number, at: number, loud = 0.2): Part => ({ hz, at, loud, ms: 500, rise: 20 });
const grain = (_: unknown, place: number): Part => ({
  noise: "lowpass",
  hz: 900 - 200 * (place % 3),
  ms: 70 + ((place * 37) % 50),
  loud: 0.9 - place * 0.08,
  at: place * 48 + ((place * 29) % 23),
});

const SOUNDS = {
  brush: [{ noise: "bandpass", hz: 1300, to: 2100, ms: 140, loud: 0.7, rise: 45 }],
  card: [{ noise: "highpass", hz: 2500, ms: 30, loud: 0.35 }],
  knock: [
    { hz: 180, to: 130, ms: 60, loud: 0.7 },
    { noise: "lowpass", hz: 1200, ms: 15, loud: 0.3 },
  ],
  coin: [
    { hz: 2100, ms: 90, loud: 0.2 },
    { hz: 3200, ms: 90, loud: 0.14, at: 12 },
  ],
  plaster: Array.from({ length: 9 }, grain),
  smear: [{ noise: "bandpass", hz: 2600, to: 320, ms: 250, loud: 0.8, rise: 30 }],
  tear: [
    { noise: "highpass", hz: 700, to: 2800, ms: 350, loud: 0.4, rise: 60 },
    { noise: "bandpass", hz: 420, ms: 120, loud: 0.4 },
  ],
  seal: [{ hz: 90, to: 55, ms: 160, loud: 0.8 }],
  turn: [note(523.25, 0), note(659.25, 140)],
  victory: [note(523.25, 0), note(659.25, 150), note(783.99, 300, 0.26)],
  defeat: [note(392, 0, 0.14), note(311.13, 240, 0.14)],
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | undefined;
let master: GainNode;
let hiss: AudioBuffer; // a second of noise

function open(): AudioContext {
  const context = new AudioContext();
  master = context.createGain();
  master.connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return context;
}

function sound(context: AudioContext, { hz, ms, loud, to = hz, noise, at = 0, rise = 3 }: Part, start: number): void {
  const from = start + at / 1000;
  const until = from + ms / 1000;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(loud, from + rise / 1000);
  loudness.gain.exponentialRampToValueAtTime(0.0001, until);
  loudness.connect(master);
  const source = noise ? context.createBufferSource() : context.createOscillator();
  const pitched = noise ? context.createBiquadFilter() : (source as OscillatorNode);
  pitched.frequency.setValueAtTime(hz, from);
  pitched.frequency.exponentialRampToValueAtTime(to, until);
  if (noise) {
    (source as AudioBufferSourceNode).buffer = hiss;
    (pitched as BiquadFilterNode).type = noise;
    source.connect(pitched);
  }
  pitched.connect(loudness);
  source.start(from);
  source.stop(until);
}

/** One after the other, at a volume from 0 to 1. */
export async function play(sounds: readonly Sound[], volume: number): Promise<void> {
  const asked = performance.now();
  audio ??= open();
  await audio.resume();
  if (performance.now() - asked > LATE) return;
  master.gain.value = volume;
  sounds.forEach((name, place) => {
    for (const part of SOUNDS[name]) sound(audio!, part, audio!.currentTime + (place * SPACING) / 1000);
  });
}
