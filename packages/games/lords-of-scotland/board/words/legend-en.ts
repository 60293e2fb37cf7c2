export const legend = {
  topics: { powers: 'Powers', lineages: 'Lineages', table: 'Armies and players' },
  points: 'points',
  hand: 'cards in hand',
  perhaps: 'a hidden card can still change this',
  active: { yes: 'its power can activate', no: 'its power is prevented, or has no target' },
  moves: { up: 'this army would overtake another', down: 'this army would be overtaken' },
}
