/** Its part of the box on the page of corrections. */
export const group = 'Great Glen cards'

/** Names of the last parts of a path in its data. */
export const keys = {
  drawn: 'cards face up',
  tokens: 'tokens per player',
  aye: 'AYE',
  nay: 'NAY',
  cards: 'card',
}

/** Why corrected data is refused. */
export const law = 'There must be 1 to 10 Great Glen cards, and each player must have a vote token for each of them.'
