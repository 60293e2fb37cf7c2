import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'The Dubious Tome of Scottish History',
  help: 'Chronicle 6: every landmark card has an event on its other side. Gatherings and other tiles let you flip a card and use its event.',
}
