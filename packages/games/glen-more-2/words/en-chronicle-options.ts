import type { ChronicleOptionTexts } from './chronicle-texts.ts'

export const chronicleOptions: ChronicleOptionTexts = {
  race: {
    label: 'Highland Boat Race',
    help: 'Chronicle 1: movement points can also move your boat through all the rivers. Castles on the way give rewards, the first boats home score VP, and the last player’s coins count for nothing.',
    values: { false: 'No', true: 'Yes' },
  },
  mountain: {
    label: 'Highlander',
    help: 'Chronicle 2: players who pass the Mountain leave a coin or a resource on it; a player who stops there takes it all on leaving.',
    values: { false: 'No', true: 'Yes' },
  },
  cellars: {
    label: 'Old Jamey’s Single Cask Reserve',
    help: 'Chronicle 3: casks age in your cellars, space by space, and are sold for VP at the Single Cask Sales on the rondel.',
    values: { false: 'No', true: 'Yes' },
  },
  englishman: {
    label: 'Hammer of the Scots',
    help: 'Chronicle 4, for 3 or 4 players: the holder of the England token moves the Englishman, to take an extra tile or to discard one for coins.',
    values: { false: 'No', true: 'Yes' },
  },
  tome: {
    label: 'The Dubious Tome of Scottish History',
    help: 'Chronicle 6: every landmark card has an event on its other side. Gatherings and other tiles let you flip a card and use its event.',
    values: { false: 'No', true: 'Yes' },
  },
  council: {
    label: 'Between a Rock and a Hard Place',
    help: 'Chronicle 7: each person taken brings a secret vote on one of five cards; an adopted card gives 10 VP at the end to the player who does best at it.',
    values: { false: 'No', true: 'Yes' },
  },
  mobs: {
    label: 'The Penny Mobs',
    help: 'Chronicle 8: gangsters wait in prison, and pennies pile up on them; take one and you get its power and its pennies, but lose VP at the end.',
    values: { false: 'No', true: 'Yes' },
  },
  haggis: {
    label: 'Address to a Haggis',
    help: 'Chronicle 5: haggis tokens are collected on hidden tables; in three scorings the die reveals up to three of them, for VP.',
    values: { false: 'No', true: 'Yes' },
  },
}
