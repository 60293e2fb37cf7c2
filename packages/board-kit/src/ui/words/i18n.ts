import { computed } from '@preact/signals'
// The few lines that words of the shell share come with it, not as files of their own.
import '@bothy/kernel/english'
import './plural.ts'
import { catalogue } from './catalogue.ts'
import type { Messages } from '../messages/en.ts'
import { language } from '../page/settings.ts'

/** The words of the shell. */
export const shell = catalogue<Messages>({
  en: async () => (await import('../messages/en.ts')).en,
  fr: async () => (await import('../messages/fr.ts')).fr,
})

/** The words of the shell in the language of the reader. Components that read it are drawn again when that changes. */
export const t = computed<Messages>(() => shell.of(language.value))

/** `0:42`, `12:05`, `3:20:00`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (x: number): string => String(x).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** With a true minus. */
export const signed = (points: number): string => String(points).replace('-', '−')

/** British, as the words are. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const

export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: 'medium', timeStyle: 'short' }).format(at)

export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { timeStyle: 'short' }).format(at)

export const longDate = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: 'long' }).format(at)
