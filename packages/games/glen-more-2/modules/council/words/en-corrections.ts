export const group = 'Great Glen cards'

export const keys = {
  drawn: 'cards face up',
  tokens: 'tokens per player',
  aye: 'AYE',
  nay: 'NAY',
  cards: 'card',
}

export const law = 'There must be 1 to 10 Great Glen cards, and each player must have a vote token for each of them.'
