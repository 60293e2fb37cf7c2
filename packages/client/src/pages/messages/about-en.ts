import type { GameId } from '@bothy/games'
import { plurals } from '@bothy/board-kit/ui/words/plural.ts'

const n = plurals('en')

/** What the page says of a game. */
type GameWords = { readonly author: string; readonly reconstructed: string }

/** Words of the page about Bothy, fetched with it. */
export const aboutEn = {
  title: 'About Bothy',
  what: 'A bothy is a hut in the Highlands whose door is never locked. Bothy is a table for Scottish board games in the browser. It enforces the rules, speaks English and French, and seats people and bots alike.',
  sourcesTitle: 'Where the rules come from',
  sources:
    'The rules are our own numbered text, written from published rule books, transcriptions and card tables. Where the sources are silent or differ, we have made a ruling and say so beside the rule.',
  games: {
    'clans-of-caledonia': {
      author: 'Clans of Caledonia is a game by Juma Al-JouJou.',
      reconstructed:
        'Rules, contracts, clans and tiles come from the rule books and from public lists. Six of the eight map sides, the goods of the starting tiles and the market for one or two players are reconstructed, and so are parts of the other two sides. Explanations mark such values, every table lists them, and anyone who owns the game can correct them when creating a table. All pictures are drawn for Bothy.',
    },
    'glen-more': {
      author: 'Glen More is a game by Matthias Cramer.',
      reconstructed:
        'Every tile and card was read from photographs of the printed ones, and a second time from a public table of them. The pictures are not those of the published game: all tiles, cubes and people are drawn for Bothy.',
    },
    'glen-more-2': {
      author: 'Glen More II: Chronicles is a game by Matthias Cramer.',
      reconstructed:
        'Rules, landmark cards, clan fields and the numbers of pieces come from the English and the French rule book, read as text. What is printed on most tiles, their costs, the roads of the clan board and their prices are reconstructed, often after the first Glen More. Explanations mark such values, every table lists them, and anyone who owns the game can correct them when creating a table. All pictures are drawn for Bothy.',
    },
    'lords-of-scotland': {
      author: 'Lords of Scotland is a game by Richard James.',
      reconstructed:
        'Names, strengths, ranks and powers of the clan cards come from card lists and scans that agree with each other. Tartans, badges and pictures are not those of the published game: they are drawn for Bothy, the tartans as woven patterns of our own.',
    },
  } satisfies { readonly [game in GameId]: GameWords },
  list: (sources: number, inferred: number) =>
    `${n(sources, { one: '# source', other: '# sources' })}, ${n(inferred, { one: '# inference', other: '# inferences' })}`,
  listInEnglish: 'This list is in English.',
  sourcesHead: 'What was read, and what it establishes',
  inferredHead: 'What was inferred, and from what',
  fairTitle: 'Fair by design',
  fair: 'Hidden cards are never sent to another player’s browser. The seed for every shuffle is fixed when a game starts: its fingerprint is shown straight away, the seed after the end. Bots see only what a person in their seat would see.',
  creditsTitle: 'Credits',
  credits:
    'Bothy is not connected with their authors or publishers. Typefaces: Fraunces and Source Sans 3, both under the SIL Open Font License.',
  licence: 'Bothy is free software under the MIT licence.',
  version: (version: string) => `Version ${version}`,
  privacyTitle: 'What is stored',
  privacy:
    'Your games, your name and what you say at tables, on the server you use. A cookie remembers who you are; settings and games on this device stay in this browser. An account adds what you enter there, your devices and your passkeys’ public keys. You can download or delete all of it. Nothing is shared with anyone else.',
}
export type AboutWords = typeof aboutEn
