import { computed, effect, signal } from '@preact/signals'
import { type Learning, NOTHING_LEARNT, uniteLearning } from '@bothy/protocol'
import { call, loadMe, me, type Reply } from '../api.ts'
import { readLearning } from './read-learning.ts'

const KEY = 'bothy.learning'
/** A reader who goes through steps quickly is told of once. */
const REST_MS = 800

/** On this device; `of`: the account whose it is, null for a guest's. */
type Stored = { readonly of: string | null; readonly kept: Learning }

function stored(): Stored {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const of = typeof read === 'object' && read !== null && 'of' in read && typeof read.of === 'string' ? read.of : null
    return { of, kept: readLearning(typeof read === 'object' && read !== null && 'kept' in read ? read.kept : null) }
  } catch {
    return { of: null, kept: NOTHING_LEARNT }
  }
}

const here = signal<Stored>(stored())

function keep(next: Stored): void {
  here.value = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Another tab may have written meanwhile. */
function add(told: Learning): void {
  const { of, kept } = here.peek()
  const there = stored()
  const known = there.of === of ? uniteLearning(kept, there.kept) : kept
  keep({ of, kept: uniteLearning(known, told) })
}

/** The coach counts games up to a few; `results` has the latest outcome first. */
export const learning = computed(() => {
  const { lessons, silenced, switched, games } = here.value.kept
  const counts = new Map<string, number>()
  const results = new Map<string, readonly ('w' | 'l')[]>()
  for (const { game, level, won } of games) {
    counts.set(game, (counts.get(game) ?? 0) + 1)
    const key = `${game}/${level}`
    results.set(key, [...(results.get(key) ?? []), won ? 'w' : 'l'])
  }
  return {
    lessons,
    coach: { games: Object.fromEntries(counts), silenced, off: switched % 2 === 1 },
    results: Object.fromEntries(results),
  } satisfies {
    readonly lessons: { readonly [place: string]: { readonly step: number; readonly done: boolean } }
    readonly coach: {
      readonly games: { readonly [game: string]: number }
      readonly silenced: readonly string[]
      readonly off: boolean
    }
    readonly results: { readonly [gameAndLevel: string]: readonly ('w' | 'l')[] }
  }
})

/** Step 0 begins the chapter again; going back otherwise does not take back the furthest step. */
export function noteLesson(game: string, chapter: string, step: number, done: boolean): void {
  const place = `${game}/${chapter}`
  const known = here.peek().kept.lessons[place]
  const again = (known?.again ?? 0) + (step === 0 && known !== undefined && known.step > 0 ? 1 : 0)
  add({ ...NOTHING_LEARNT, lessons: { [place]: { step, done, again } } })
}

export const silenceRemark = (game: string, id: string): void => add({ ...NOTHING_LEARNT, silenced: [`${game}/${id}`] })

export function switchCoach(off: boolean): void {
  const { switched } = here.peek().kept
  if ((switched % 2 === 1) !== off) add({ ...NOTHING_LEARNT, switched: switched + 1 })
}

/** `at`: when the match was over; a look at it later changes nothing. */
export function countGame(played: Learning['games'][number]): void {
  const isKnown = here.peek().kept.games.some(({ game, table }) => game === played.game && table === played.table)
  if (!isKnown) add({ ...NOTHING_LEARNT, games: [played] })
}

const learningApi = {
  read: () => call<Learning>('GET', '/learning'),
  unite: (told: Learning) => call<Learning>('PUT', '/learning', told),
} as const

const text = (kept: Learning): string => JSON.stringify(uniteLearning(kept, NOTHING_LEARNT))

/** So long a page waits for what another device has told: then this one’s record must do. */
const LONGEST_MS = 4000
let reading: Promise<void> | null = null

/** Settled once the record of an account has come, or is not to be had; a guest’s is here. */
export const learningCame = (): Promise<void> =>
  Promise.race([loadMe().then(() => reading ?? undefined), new Promise<void>((over) => setTimeout(over, LONGEST_MS))])

/** The text that the account has; null while no account is followed. */
let known: string | null = null

function take(reply: Reply<Learning>): boolean {
  if (!reply.ok) return false
  known = text(reply.value)
  add(reply.value)
  return true
}

async function follow(name: string): Promise<void> {
  const { of, kept } = here.peek()
  // A guest who signs in brings what they learnt; another person’s record is not theirs.
  keep({ of: name, kept: of === null || of === name ? kept : NOTHING_LEARNT })
  take(await learningApi.read())
}

let timer: ReturnType<typeof setTimeout> | undefined

const send = async (): Promise<void> => void take(await learningApi.unite(here.peek().kept))

effect(() => {
  const who = me.value
  if (who === null) return
  known = null
  clearTimeout(timer)
  if (!who.guest) reading = follow(who.name)
  else if (here.peek().of !== null) keep({ of: null, kept: NOTHING_LEARNT })
})

effect(() => {
  const { of, kept } = here.value
  if (of === null || known === null || text(kept) === known) return
  clearTimeout(timer)
  timer = setTimeout(() => void send(), REST_MS)
})

if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event instanceof StorageEvent && event.key === KEY && stored().of === here.peek().of) here.value = stored()
  })
