import { language } from '../page/settings.ts'

/** Name that the server gives to people who have left for good; with a number if there are several at a table. */
const GONE = /^somebody(?= \(\d\)$|$)/

/** A name as the reader should see it. */
export const shownName = (name: string): string => (language.value === 'fr' ? name.replace(GONE, 'quelqu’un') : name)
