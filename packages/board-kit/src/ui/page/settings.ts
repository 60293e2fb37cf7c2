import { computed, effect, signal } from '@preact/signals'
import type { Language } from '../words/language.ts'

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
type UsualLevel = (typeof LEVELS)[number]
const THEMES = ['auto', 'light', 'dark'] as const
const MOTIONS = ['auto', 'less'] as const
type Theme = (typeof THEMES)[number]
type MotionChoice = (typeof MOTIONS)[number]
export const SPEEDS = ['calm', 'quick', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'bothy.settings'

const isOneOf = <V extends string>(values: readonly V[], x: unknown): x is V => values.some((v) => v === x)
const fields = (x: unknown): { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null ? { ...x } : {}

function stored(): { readonly [key: string]: unknown } {
  try {
    return fields(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

const browserLanguage = (): Language =>
  typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'

const before = typeof localStorage === 'undefined' ? {} : stored()

/** Null: the language of the browser. */
export const chosenLanguage = signal<Language | null>(
  isOneOf(['en', 'fr'], before['language']) ? before['language'] : null,
)
export const theme = signal<Theme>(isOneOf(THEMES, before['theme']) ? before['theme'] : 'auto')
export const motion = signal<MotionChoice>(isOneOf(MOTIONS, before['motion']) ? before['motion'] : 'auto')
export const speed = signal<Speed>(isOneOf(SPEEDS, before['speed']) ? before['speed'] : 'quick')
export const confirmMoves = signal(before['confirm'] === true)

export const usualLevel = signal<UsualLevel>(isOneOf(LEVELS, before['level']) ? before['level'] : 'easy')

/** The last name given, also where the server does not know it yet. */
export const usualName = signal(typeof before['name'] === 'string' ? before['name'] : '')

/** Games finished on this device, which no longer explain themselves unasked. */
export const finishedGames = signal<readonly string[]>(
  Array.isArray(before['finished']) ? before['finished'].map(String) : [],
)
/** Sounds are on where there is a mouse; a phone is quiet until they are turned on. */
const isQuietDevice = (): boolean => typeof matchMedia === 'undefined' || matchMedia('(pointer: coarse)').matches
export const sounds = signal(typeof before['sounds'] === 'boolean' ? before['sounds'] : !isQuietDevice())
/** From 0 to 1. */
export const volume = signal(typeof before['volume'] === 'number' ? Math.min(1, Math.max(0, before['volume'])) : 0.7)
export const haptics = signal(before['haptics'] !== false)
export const notices = signal(before['notices'] === true)

/** Single characters as shortcuts; off for people whose speech or hands press keys by accident (WCAG 2.1.4). */
export const singleKeys = signal(before['keys'] !== false)

export const helpAgain = signal(before['help'] === true)

export const language = computed<Language>(() => chosenLanguage.value ?? browserLanguage())

export const stillness = (): boolean =>
  motion.peek() === 'less' ||
  typeof matchMedia === 'undefined' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches

export const isAtOnce = (): boolean => speed.peek() === 'instant' || stillness()

export { THEMES }

/** Applies the next time the page is opened. */
export function keepLanguage(wanted: Language): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), language: wanted }))
}

export function startSettings(): void {
  effect(() => {
    const root = document.documentElement
    root.lang = language.value
    if (theme.value === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = theme.value
    if (motion.value === 'auto') delete root.dataset['motion']
    else root.dataset['motion'] = motion.value
    const all = {
      language: chosenLanguage.value,
      theme: theme.value,
      motion: motion.value,
      speed: speed.value,
      confirm: confirmMoves.value,
      level: usualLevel.value,
      name: usualName.value,
      finished: finishedGames.value,
      help: helpAgain.value,
      sounds: sounds.value,
      volume: volume.value,
      haptics: haptics.value,
      notices: notices.value,
      keys: singleKeys.value,
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // Storage may be full or forbidden: the settings hold until the page is closed.
    }
  })
}
