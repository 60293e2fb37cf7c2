import { language } from '@bothy/board-kit/ui/page/settings.ts'

const DAY = 86_400_000
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const

const dayOf = (at: number): number => {
  const date = new Date(at)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}

/** `Today, 07:05`, `14 Nov, 18:30`, with the year if it is not this one. */
export function when(at: number, now = Date.now()): string {
  const locale = LOCALES[language.value]
  const days = dayOf(at) - dayOf(now)
  if (days <= 0 && days >= -1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)
    return `${day.slice(0, 1).toLocaleUpperCase(locale)}${day.slice(1)}, ${time}`
  }
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? { hour: '2-digit', minute: '2-digit' } : { year: 'numeric' }),
  }).format(at)
}
