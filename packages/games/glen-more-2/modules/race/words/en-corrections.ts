export const group = 'Boat race'

export const keys = {
  prizes: 'prize',
  winner: '1st place',
  runnerUp: '2nd place',
  thirdPlace: '3rd place',
  neutral: 'neutral river',
  castle: 'place of the castle from the right',
  perCastle: 'reward tokens on each castle with this many players',
  rewards: 'reward token',
  inBox: 'tokens in the box',
  vp2: 'VP, lower number',
  vp3: 'VP, higher number',
  coins2: 'coins',
  whisky: 'casks',
  move2: 'movement points',
}

export const law =
  'Race Start must stay in stack B. A neutral river must have 1 to 12 spaces and a castle on one of them. There must be reward tokens for four castles, each for at most 5 of anything but coins and VP.'
