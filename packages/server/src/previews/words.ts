import type { Translated } from '@bothy/kernel'
import type { TimeControl } from '@bothy/protocol'

export const LANGUAGES = ['en', 'fr'] as const
export type PreviewLanguage = (typeof LANGUAGES)[number]

const frenchCount = (n: number, one: string, other: string): string => `${n} ${n < 2 ? one : other}`
const englishCount = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`

const en = {
  site: 'A table for Scottish board games, with people near or far or against bots.',
  invites: (name: string) => `${name} invites you`,
  invited: 'You’re invited',
  invitesTo: (name: string, game: string) => `${name} invites you to play ${game}`,
  invitedTo: (game: string) => `You’re invited to play ${game}`,
  players: (n: number) => englishCount(n, 'player', 'players'),
  minutes: (n: number) => `${n} min`,
  pace: { live: 'live', turns: 'by turns', none: 'no clock' } satisfies {
    readonly [kind in TimeControl['kind'] | 'none']: string
  },
  free: (n: number) => englishCount(n, 'seat free', 'seats free'),
  full: 'all seats taken',
  running: 'being played',
  over: 'finished',
  replayOf: (game: string) => `A game of ${game}, move by move`,
  play: (game: string) => `Play ${game}`,
}

const fr = {
  site: 'Une table pour des jeux de société écossais, entre amis, à distance ou contre des bots.',
  invites: (name) => `${name} vous invite`,
  invited: 'Une invitation à jouer',
  invitesTo: (name, game) => `${name} vous invite à jouer à ${game}`,
  invitedTo: (game) => `Une invitation à jouer à ${game}`,
  players: (n) => frenchCount(n, 'joueur', 'joueurs'),
  minutes: (n) => `${n} min`,
  pace: { live: 'en direct', turns: 'au tour par tour', none: 'sans pendule' },
  free: (n) => frenchCount(n, 'place libre', 'places libres'),
  full: 'complet',
  running: 'partie en cours',
  over: 'partie terminée',
  replayOf: (game) => `Une partie de ${game}, coup par coup`,
  play: (game) => `Jouer à ${game}`,
} satisfies Translated<typeof en>

export type PreviewWords = Translated<typeof en>
export const WORDS: { readonly [language in PreviewLanguage]: PreviewWords } = { en, fr }

/** The first supported language of the header; quality values are ignored, since they are rarely out of order. */
export function languageOf(accepted: string | undefined): PreviewLanguage {
  for (const part of (accepted ?? '').slice(0, 200).split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase()
    const found = LANGUAGES.find((language) => language === wanted)
    if (found !== undefined) return found
  }
  return 'en'
}
