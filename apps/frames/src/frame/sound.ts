/** A game's sounds. All are silent until the page turns the sound on. */
export interface Sound {
  turn(on: boolean): void;
  /** Played when something comes to rest: a reel, a ball or a chip. */
  rest(): void;
  /** Played only for a return above the stake [C22]. */
  win(): void;
}

/** Plays one tone. `pitch` is in hertz; `from` (start) and `length` (fade) are in seconds. */
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

/** Plays synthesised tones. The audio device is opened for the first audible one. */
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
