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
  time: [
    [880, 0],
    [880, 0.18],
    [659.3, 0.36],
  ],
} as const satisfies { readonly [tune: string]: readonly Note[] }

export type Tune = keyof typeof TUNES

const LOUD = 0.2
const FADES = 0.9

let context: AudioContext | undefined

function pluck(audio: AudioContext, [pitch, at]: Note, loud: number): void {
  const [begins, string, body] = [audio.currentTime + at, audio.createOscillator(), audio.createGain()]
  string.type = 'triangle'
  string.frequency.value = pitch
  body.gain.setValueAtTime(loud, begins)
  body.gain.exponentialRampToValueAtTime(0.0001, begins + FADES)
  string.connect(body).connect(audio.destination)
  string.start(begins)
  string.stop(begins + FADES)
}

/** `volume` from 0 to 1; squared, as ears count. */
export async function ring(tune: Tune, volume: number): Promise<void> {
  context ??= new AudioContext()
  const audio = context
  await audio.resume()
  for (const note of TUNES[tune]) pluck(audio, note, LOUD * volume ** 2)
}
