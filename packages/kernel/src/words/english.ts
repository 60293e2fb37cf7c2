const SUFFIXES = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

export const ordinal = (n: number): string => `${n}${SUFFIXES[ordinals.select(n)]}`
