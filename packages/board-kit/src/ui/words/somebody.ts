import { language } from '../page/settings.ts'

/** The server's name for people who have left for good, numbered if a table has several. */
const GONE = /^somebody(?= \(\d\)$|$)/

export const shownName = (name: string): string => (language.value === 'fr' ? name.replace(GONE, 'quelqu’un') : name)
