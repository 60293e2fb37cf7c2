import { computed } from '@preact/signals'
// Imported here to be bundled with the shell instead of as files of their own.
import '@bothy/kernel/english'
import './plural.ts'
import { catalogue } from './catalogue.ts'
import type { Messages } from '../messages/en.ts'
import { language } from '../page/settings.ts'

export const shell = catalogue<Messages>({
  en: async () => (await import('../messages/en.ts')).en,
  fr: async () => (await import('../messages/fr.ts')).fr,
})

export const t = computed<Messages>(() => shell.of(language.value))

/** `0:42`, `12:05`, `3:20:00`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (x: number): string => String(x).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

export const signed = (points: number): string => String(points).replace('-', '−')

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const

export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: 'medium', timeStyle: 'short' }).format(at)

export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { timeStyle: 'short' }).format(at)

export const longDate = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: 'long' }).format(at)
