import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Les Penny Mobs',
  help: 'Chronique 8 : des truands attendent en prison et les sous s’accumulent ; le joueur qui prend un truand reçoit son pouvoir et ses sous, et perd des PV à la fin.',
}
