export const group = 'Cellars and cask sales'

export const keys = {
  overflow: 'VP in the 0 area',
  first: 'First Cellar',
  second: 'Second Cellar',
  third: 'Third Cellar',
  values: 'VP',
  sales: 'Single Cask Sale',
  V1: 'stack B',
  V2: 'stack C',
  V3: 'stack D',
  bonusVp: 'VP of the bonus space',
  right: 'right-hand spaces with this many players',
}

export const law =
  'A cask must never be worth less further to the right, a cellar must cost at most 5 resources, and a sale must have 1 to 9 right-hand spaces.'
