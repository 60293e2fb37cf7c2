import { terms } from '@bothy/lords-of-scotland/words/en'

export const legend = {
  topics: { powers: terms.power.Many, lineages: terms.lineage.Many, table: `${terms.army.Many} and players` },
  points: terms.point.many,
  hand: `cards in ${terms.hand.one}`,
  perhaps: 'a hidden card can still change this',
  active: { yes: `its ${terms.power.one} can activate`, no: `its ${terms.power.one} is prevented, or has no target` },
  moves: { up: `this ${terms.army.one} would overtake another`, down: `this ${terms.army.one} would be overtaken` },
}
