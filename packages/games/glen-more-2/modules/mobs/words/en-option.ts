import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'The Penny Mobs',
  help: 'Chronicle 8: gangsters wait in prison, and pennies pile up on them; take one and you get its power and its pennies, but lose VP at the end.',
}
