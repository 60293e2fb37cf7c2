import { plurals } from '@bothy/board-kit/ui/words/plural.ts'

const n = plurals('en')

export const aboutEn = {
  title: 'About Bothy',
  what: 'A bothy is a hut in the Highlands whose door is never locked. Bothy is a table for Scottish board games in the browser. It enforces the rules, speaks English and French, and seats people and bots alike.',
  sourcesTitle: 'Where the rules come from',
  sources:
    'The rules are our own numbered text, written from published rule books, transcriptions and card tables. Where the sources are silent or differ, we have made a ruling and say so beside the rule.',
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

export type AboutTexts = typeof aboutEn
