import { sounds } from './settings.ts'

/** Pitch in hertz, start in seconds. Pentatonic, so any notes sound well together. */
type Note = readonly [pitch: number, at: number]

const TUNES = {
  turn: [
    [587.3, 0],
    [880, 0.12],
  ],
  scoring: [
    [440, 0],
    [587.3, 0.1],
    [659.3, 0.2],
  ],
  end: [
    [293.7, 0],
    [440, 0.14],
    [587.3, 0.28],
    [740, 0.42],
    [880, 0.56],
  ],
} as const satisfies { readonly [tune: string]: readonly Note[] }

export type Tune = keyof typeof TUNES

const LOUD = 0.12
const FADES = 0.7

let context: AudioContext | undefined

function pluck(audio: AudioContext, [pitch, at]: Note): void {
  const [begins, string, body] = [audio.currentTime + at, audio.createOscillator(), audio.createGain()]
  string.type = 'triangle'
  string.frequency.value = pitch
  body.gain.setValueAtTime(LOUD, begins)
  body.gain.exponentialRampToValueAtTime(0.001, begins + FADES)
  string.connect(body).connect(audio.destination)
  string.start(begins)
  string.stop(begins + FADES)
}

/** Browsers play no sound before the reader has touched the page. */
export function playTune(tune: Tune): void {
  if (!sounds.peek() || typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  const audio = context
  void audio.resume().then(() => TUNES[tune].forEach((note) => pluck(audio, note)))
}
