/** The few sounds a game makes. All are silent until the page turns sound on. */
export interface Sound {
  turn(on: boolean): void;
  /** Something came to rest: a reel, a ball, a chip. */
  rest(): void;
  /** A return above the stake; at or below it nothing is heard [C22]. */
  win(): void;
}

/** One tone: pitch in hertz, when it begins and how long it fades, in seconds. */
function tone(audio: AudioContext, pitch: number, from: number, length: number, loudness: number): void {
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(loudness, audio.currentTime + from);
  level.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + from + length);
  voice.connect(level).connect(audio.destination);
  voice.start(audio.currentTime + from);
  voice.stop(audio.currentTime + from + length);
}

/** Plays tones made on the spot; the audio device is opened with the first one that may be heard. */
export function sound(): Sound {
  let on = false;
  let audio: AudioContext | null = null;
  const play = (notes: readonly (readonly [pitch: number, from: number, length: number, loudness: number])[]) => {
    if (!on) return;
    audio ??= new AudioContext();
    for (const [pitch, from, length, loudness] of notes) tone(audio, pitch, from, length, loudness);
  };
  return {
    turn: wanted => {
      on = wanted;
    },
    rest: () => play([[150, 0, 0.09, 0.12]]),
    win: () =>
      play([
        [523, 0, 0.35, 0.06],
        [659, 0.09, 0.45, 0.05],
      ]),
  };
}
