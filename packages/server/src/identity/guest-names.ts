import { below, stream } from '@bothy/kernel'

const ADJECTIVES = [
  'Bonnie',
  'Braw',
  'Canny',
  'Couthy',
  'Crabbit',
  'Drookit',
  'Gallus',
  'Peerie',
  'Sleekit',
  'Sonsie',
  'Thrawn',
  'Wee',
] as const
const BEASTS = [
  'Badger',
  'Capercaillie',
  'Corncrake',
  'Curlew',
  'Eider',
  'Gannet',
  'Grouse',
  'Haggis',
  'Kelpie',
  'Lapwing',
  'Marten',
  'Osprey',
  'Otter',
  'Ptarmigan',
  'Puffin',
  'Red Deer',
  'Selkie',
  'Stag',
  'Terrier',
  'Wildcat',
] as const

export function guestName(person: string): string {
  const rng = stream(person, 'guest name')
  return `${ADJECTIVES[below(rng, ADJECTIVES.length)]} ${BEASTS[below(rng, BEASTS.length)]}`
}
