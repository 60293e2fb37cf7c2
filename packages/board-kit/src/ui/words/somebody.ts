import { language } from '../page/settings.ts'

/** Who has left for good is called so by the server; in a seat next to another, with a number. */
const GONE = /^somebody(?= \(\d\)$|$)/

/** A name as the reader should see it. */
export const shownName = (name: string): string => (language.value === 'fr' ? name.replace(GONE, 'quelqu’un') : name)
